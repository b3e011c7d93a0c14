import type { Ref } from "react";
import { TextArea as AriaTextArea } from "react-aria-components/TextArea";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import { styled } from "styled-components";
import { font, space } from "../../tokens/tokens.ts";
import { FieldErrorMessage, hasError, LabelAndDescription } from "../Field/FieldParts.tsx";
import { fieldBox, fieldLayout } from "../Field/fieldStyle.ts";
import type { TextFieldProps } from "../TextField/TextField.tsx";

export interface TextAreaProps extends Omit<TextFieldProps, "inputRef" | "type" | "placeholder"> {
  /** The number of lines; the field grows with the text if the browser supports it. */
  rows?: number;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/**
 * - **When:** Several lines: a note, a description.
 * - **When not:** One line: use `TextField`.
 */
export function TextArea({ label, description, errorMessage, isOptional, ...rest }: TextAreaProps) {
  const { rows = 4, inputRef, ...props } = rest;
  return (
    <Root {...props} isInvalid={hasError(errorMessage)}>
      <LabelAndDescription label={label} description={description} isOptional={isOptional} />
      <Box ref={inputRef} rows={rows} />
      <FieldErrorMessage errorMessage={errorMessage} />
    </Root>
  );
}

const Root = styled(AriaTextField)`${fieldLayout}`;

const Box = styled(AriaTextArea)`
  ${fieldBox}
  width: 100%;
  max-height: 60dvh;
  padding: ${space(1)} ${space(1.5)};
  line-height: ${font.line.text};
  field-sizing: content;
  resize: vertical;

  min-height: calc(${(props) => props.rows} * 1lh + ${space(2)} + 2px);
`;
