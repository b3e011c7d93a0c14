import type { Ref } from "react";
import { Input } from "react-aria-components/Input";
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components/TextField";
import { styled } from "styled-components";
import type { RootStyle } from "../../tokens/RootProps.ts";
import { color, space } from "../../tokens/tokens.ts";
import { FieldErrorMessage, type FieldTexts, hasError, LabelAndDescription } from "../Field/FieldParts.tsx";
import { fieldBox, fieldLayout } from "../Field/fieldStyle.ts";

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, "className" | "style" | "children" | "isInvalid">,
    RootStyle,
    FieldTexts {
  placeholder?: string;
  /** Lets a form move the focus to the field. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * - **When:** One line of any text.
 * - **When not:** Numbers, codes, days, choices: each has its field.
 */
export function TextField({ label, description, errorMessage, isOptional, ...rest }: TextFieldProps) {
  const { placeholder, inputRef, ...props } = rest;
  return (
    <Root {...props} isInvalid={hasError(errorMessage)}>
      <LabelAndDescription label={label} description={description} isOptional={isOptional} />
      <Box ref={inputRef} placeholder={placeholder} />
      <FieldErrorMessage errorMessage={errorMessage} />
    </Root>
  );
}

const Root = styled(AriaTextField)`${fieldLayout}`;

const Box = styled(Input)`
  ${fieldBox}
  width: 100%;
  padding: 0 ${space(1.5)};

  &::placeholder { color: ${color.inkMuted}; opacity: 1; }
`;
