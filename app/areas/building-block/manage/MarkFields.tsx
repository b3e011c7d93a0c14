import { Checkbox } from "@gbvf/ui/primitives/Checkbox/Checkbox.tsx";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { FormField } from "../../../lib/form/FormField.tsx";
import { PERSON_MARKS } from "./instanceForm.ts";
import type { InstanceZodForm } from "./LineField.tsx";

interface MarkFieldsProps {
  form: InstanceZodForm;
  /** Prefix of the person's fields. */
  personKey: string;
}

export function MarkFields({ form, personKey }: MarkFieldsProps) {
  return (
    <Root>
      {Object.entries(PERSON_MARKS).map(([mark, words]) => (
        <FormField key={mark} form={form} name={`${personKey}_${mark}`} isOptional>
          {(field) => (
            <Checkbox
              name={field.name}
              isSelected={field.value === true}
              onChange={field.onChange}
              onBlur={field.onBlur}
            >
              {words}
            </Checkbox>
          )}
        </FormField>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
`;
