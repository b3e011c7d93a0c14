import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Checkbox } from "@gbvf/ui/primitives/Checkbox/Checkbox.tsx";
import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { row, stack } from "@gbvf/ui/tokens/layout.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { FormField } from "../../../lib/form/FormField.tsx";
import { ContactFields } from "./ContactFields.tsx";
import { MARKS, PERSON_MARKS, type PlaceZodForm } from "./instanceForm.ts";
import { LineField } from "./LineField.tsx";

interface PersonFieldsProps {
  form: PlaceZodForm;
  path: `buildingBlockRequirements.${number}.stakeholderContactPerson.${number}.`;
  title: string;
  onRemove: () => void;
}

export function PersonFields({ form, path, title, onRemove }: PersonFieldsProps) {
  const [name, isRemoved, id] = form.watch([`${path}name`, `${path}isRemoved`, `${path}stakeholderId`]);
  if (isRemoved)
    return (
      <p>
        {id === null
          ? `${name} was removed by somebody else.`
          : `${name} goes, once somebody has verified it.`}
      </p>
    );
  return (
    <Root>
      <legend>{title}</legend>
      <FormRow>
        <LineField form={form} name={`${path}name`} label="Name" />
        <LineField form={form} name={`${path}role`} label="Role" isOptional />
      </FormRow>
      <ContactFields form={form} nameOf={(place) => `${path}contacts.${place}.detail`} />
      <Marks>
        {MARKS.map((mark) => (
          <FormField key={mark} form={form} name={`${path}${mark}`} isOptional>
            {(field) => (
              <Checkbox
                name={field.name}
                isSelected={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
              >
                {PERSON_MARKS[mark]}
              </Checkbox>
            )}
          </FormField>
        ))}
      </Marks>
      <div>
        <Button variant="danger" onPress={onRemove} aria-label={`Delete ${name || title}`}>
          Delete contact
        </Button>
      </div>
    </Root>
  );
}

const Root = styled.fieldset`
  ${stack(2)}
  min-width: 0;
  margin: 0;
  padding: ${space(1)} 0 ${space(2)} ${space(2)};
  border: 0;
  border-inline-start: 4px solid ${color.line};

  legend { padding: 0; font-weight: ${font.weight.strong}; }
`;

const Marks = styled.div`
  ${row(0, 4)}
`;
