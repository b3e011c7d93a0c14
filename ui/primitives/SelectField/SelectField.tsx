import { type Ref, useId, useImperativeHandle } from "react";
import { styled } from "styled-components";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, space } from "../../tokens/tokens.ts";
import type { FieldTexts } from "../Field/FieldParts.tsx";
import {
  descriptionStyle,
  errorStyle,
  fieldBox,
  fieldLabelStyle,
  fieldLayout,
  optionalStyle,
} from "../Field/fieldStyle.ts";
import { type SelectState, useSelect } from "./useSelect.ts";

export interface SelectOption<Id extends number | string = number> {
  id: Id;
  label: string;
  lang?: string;
}

export interface SelectFieldProps<Id extends number | string> extends RootProps, FieldTexts, SelectState<Id> {
  options: readonly SelectOption<Id>[];
  onBlur?: () => void;
  placeholder?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  inputRef?: Ref<HTMLSelectElement>;
}

/**
 * A native select, which needs little script.
 *
 * - **When:** One of about five to twenty that need not all be seen.
 * - **When not:** Fewer: use `RadioGroup`. More: use `ComboBox`.
 * - **Keys:** ↑ and ↓ choose the option before or after; letters choose the option that begins with them.
 */
export function SelectField<Id extends number | string>(props: SelectFieldProps<Id>) {
  const { label, description, errorMessage, isOptional, options, placeholder = "Choose…", ...rest } = props;
  const {
    value: _,
    defaultValue: __,
    onChange: ___,
    name,
    validate,
    validationBehavior,
    ...otherProps
  } = rest;
  const {
    onBlur,
    isRequired,
    isDisabled,
    inputRef,
    id,
    "aria-describedby": describedBy,
    ...root
  } = otherProps;
  const { select, value, change, isNative, error, onInvalid } = useSelect(props);
  useImperativeHandle(inputRef, () => select.current as HTMLSelectElement);
  const ownId = useId();
  const fieldId = id ?? ownId;
  const descriptionIds = [
    describedBy,
    description && `${fieldId}-description`,
    error && `${fieldId}-problem`,
  ];
  return (
    <Root {...root}>
      <Label htmlFor={fieldId}>
        {label}
        {isOptional && <Optional> (optional)</Optional>}
      </Label>
      {description && <Description id={`${fieldId}-description`}>{description}</Description>}
      <Box
        id={fieldId}
        ref={select}
        name={name}
        value={value ?? ""}
        onChange={({ target }) =>
          change(options.find((option) => String(option.id) === target.value)?.id ?? null)
        }
        onBlur={onBlur}
        onInvalid={onInvalid}
        disabled={isDisabled}
        required={isNative && isRequired}
        data-disabled={isDisabled || undefined}
        data-invalid={error !== undefined || undefined}
        aria-required={isRequired || undefined}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={descriptionIds.filter(Boolean).join(" ") || undefined}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </Box>
      {error && <ErrorText id={`${fieldId}-problem`}>{error}</ErrorText>}
    </Root>
  );
}

const Root = styled.div`${fieldLayout}`;

const Label = styled.label`${fieldLabelStyle}`;

const Optional = styled.span`${optionalStyle}`;

const Description = styled.span`${descriptionStyle}`;

const Box = styled.select`
  ${fieldBox}
  width: 100%;
  padding-inline: ${space(1)};
  text-overflow: ellipsis;

  &:hover:not(:disabled) { border-color: ${color.primary}; }
  &:disabled { opacity: 1; cursor: not-allowed; }
`;

const ErrorText = styled.span`${errorStyle}`;
