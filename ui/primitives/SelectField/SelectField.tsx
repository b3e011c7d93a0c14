import { type Ref, useId } from "react";
import { styled } from "styled-components";
import { color, font, space } from "../../tokens/tokens.ts";
import type { FieldWords } from "../Field/FieldParts.tsx";
import { fieldBox, fieldLabelLook, fieldLayout } from "../Field/fieldLook.ts";

export interface SelectFieldProps<Id extends number | string> extends Omit<FieldWords, "description"> {
  options: readonly { id: Id; name: string }[];
  value: Id | null;
  onChange: (value: Id | null) => void;
  placeholder: string;
  ref?: Ref<HTMLSelectElement>;
}

/** The browser's own control, which costs no script. For long lists use a `ComboBox`. */
export function SelectField<Id extends number | string>({
  label,
  errorMessage,
  options,
  value,
  onChange,
  placeholder,
  ref,
}: SelectFieldProps<Id>) {
  const problemId = useId();
  const hasProblem = errorMessage !== undefined;
  return (
    <Root>
      <Words>{label}</Words>
      <Box
        ref={ref}
        value={value ?? ""}
        onChange={({ target }) => onChange(options.find(({ id }) => String(id) === target.value)?.id ?? null)}
        data-invalid={hasProblem || undefined}
        aria-invalid={hasProblem}
        aria-describedby={hasProblem ? problemId : undefined}
      >
        <option value="">{placeholder}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Box>
      {hasProblem && <Problem id={problemId}>{errorMessage}</Problem>}
    </Root>
  );
}

const Root = styled.label`${fieldLayout}`;

const Words = styled.span`${fieldLabelLook}`;

const Box = styled.select`
  ${fieldBox}
  width: 100%;
  padding-inline: ${space(1)};
  text-overflow: ellipsis;

  &:hover { border-color: ${color.primary}; }
`;

const Problem = styled.span`
  color: ${color.danger};
  font-size: ${font.size.small};
  font-weight: ${font.weight.strong};
`;
