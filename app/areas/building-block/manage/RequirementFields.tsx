import type { ContactsWithRequirements } from "@gbvf/api/building-block/instance/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import type { FormPerson } from "./instanceForm.ts";
import type { InstanceZodForm } from "./LineField.tsx";
import { PersonFields } from "./PersonFields.tsx";

interface RequirementFieldsProps {
  form: InstanceZodForm;
  requirement: Pick<
    ContactsWithRequirements["buildingBlockRequirements"][number],
    "name" | "buildingBlockRequirementId"
  >;
  people: readonly FormPerson[];
  onAdd: () => void;
  onRemove: (person: FormPerson) => void;
}

export function RequirementFields({ form, requirement, people, onAdd, onRemove }: RequirementFieldsProps) {
  const { name, buildingBlockRequirementId: id } = requirement;
  return (
    <Root aria-labelledby={`requirement-${id}`}>
      <h2 id={`requirement-${id}`}>{name}</h2>
      {people.length === 0 && <p>Nobody stands for this requirement.</p>}
      {people.map((person, place) => (
        <PersonFields
          key={person.key}
          form={form}
          personKey={person.key}
          title={`Contact ${place + 1}`}
          onRemove={() => onRemove(person)}
        />
      ))}
      <div>
        <Button onPress={onAdd} aria-label={`Add a contact for ${name}`}>
          Add a contact
        </Button>
      </div>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding-block-start: ${space(3)};
  border-block-start: 1px solid ${color.line};
  overflow-wrap: anywhere;

  h2 { font-size: ${font.size.large}; }
  > p { color: ${color.inkMuted}; }
`;
