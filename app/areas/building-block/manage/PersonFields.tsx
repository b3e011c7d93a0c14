import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { ContactFields } from "./ContactFields.tsx";
import { type InstanceZodForm, LineField } from "./LineField.tsx";
import { MarkFields } from "./MarkFields.tsx";

export interface PersonFieldsProps {
  form: InstanceZodForm;
  personKey: string;
  title: string;
  /** Missing where somebody else has removed the person. */
  onRemove: () => void;
}

export function PersonFields({ form, personKey, title, onRemove }: PersonFieldsProps) {
  const name = form.watch(`${personKey}_name`);
  if (name === undefined) return <p>{title} was removed by somebody else.</p>;
  return (
    <Root>
      <legend>{title}</legend>
      <FormRow>
        <LineField form={form} name={`${personKey}_name`} label="Name" autoComplete="off" />
        <LineField form={form} name={`${personKey}_role`} label="Role" isOptional autoComplete="off" />
      </FormRow>
      <ContactFields form={form} prefix={`${personKey}_`} />
      <MarkFields form={form} personKey={personKey} />
      <div>
        <Button variant="danger" onPress={onRemove} aria-label={`Delete ${String(name) || title}`}>
          Delete contact
        </Button>
      </div>
    </Root>
  );
}

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  min-width: 0;
  margin: 0;
  padding: ${space(1)} 0 ${space(2)} ${space(2)};
  border: 0;
  border-inline-start: 4px solid ${color.line};

  legend { padding: 0; font-weight: ${font.weight.strong}; }
`;
