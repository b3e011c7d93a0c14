import { type Ref, useId } from "react";
import { styled } from "styled-components";
import { color, space } from "../../tokens/tokens.ts";
import type { FieldWords } from "../Field/FieldParts.tsx";
import {
  descriptionLook,
  fieldBox,
  fieldLabelLook,
  fieldLayout,
  optionalLook,
  problemLook,
} from "../Field/fieldLook.ts";

export interface SelectOption<Id extends number | string = number> {
  id: Id;
  name: string;
  lang?: string;
}

export interface SelectFieldProps<Id extends number | string> extends FieldWords {
  name?: string;
  options: readonly SelectOption<Id>[];
  value: Id | null;
  /** Null for the placeholder. */
  onChange: (value: Id | null) => void;
  onBlur?: () => void;
  placeholder?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  inputRef?: Ref<HTMLSelectElement>;
}

/**
 * The browser's own control, which costs no script.
 *
 * - **When:** One of about five to twenty that need not all be seen.
 * - **When not:** Fewer: use `RadioGroup`. More: use `ComboBox`.
 * - **Keys:** ↑ and ↓ choose the option before or after; letters choose the option that begins with them.
 */
export function SelectField<Id extends number | string>({
  label,
  description,
  errorMessage,
  isOptional,
  name,
  options,
  value,
  onChange,
  onBlur,
  placeholder = "Choose…",
  isRequired = false,
  isDisabled = false,
  inputRef,
}: SelectFieldProps<Id>) {
  const id = useId();
  const hasProblem = errorMessage !== undefined;
  const describedBy = [description && `${id}-description`, hasProblem && `${id}-problem`].filter(Boolean);
  return (
    <Root>
      <Label htmlFor={id}>
        {label}
        {isOptional && <Optional> (optional)</Optional>}
      </Label>
      {description && <Description id={`${id}-description`}>{description}</Description>}
      <Box
        id={id}
        ref={inputRef}
        name={name}
        value={value ?? ""}
        onChange={({ target }) =>
          onChange(options.find((each) => String(each.id) === target.value)?.id ?? null)
        }
        onBlur={onBlur}
        disabled={isDisabled}
        data-disabled={isDisabled || undefined}
        data-invalid={hasProblem || undefined}
        aria-required={isRequired || undefined}
        aria-invalid={hasProblem || undefined}
        aria-describedby={describedBy.join(" ") || undefined}
      >
        <option value="">{placeholder}</option>
        {options.map((each) => (
          <option key={each.id} value={each.id} lang={each.lang}>
            {each.name}
          </option>
        ))}
      </Box>
      {hasProblem && <Problem id={`${id}-problem`}>{errorMessage}</Problem>}
    </Root>
  );
}

const Root = styled.div`${fieldLayout}`;

const Label = styled.label`${fieldLabelLook}`;

const Optional = styled.span`${optionalLook}`;

const Description = styled.span`${descriptionLook}`;

const Box = styled.select`
  ${fieldBox}
  width: 100%;
  padding-inline: ${space(1)};
  text-overflow: ellipsis;

  &:hover:not(:disabled) { border-color: ${color.primary}; }
  &:disabled { opacity: 1; cursor: not-allowed; }
`;

const Problem = styled.span`${problemLook}`;
