import { Input } from "react-aria-components/Input";
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components/TextField";
import { styled } from "styled-components";
import { color, space } from "../../theme/tokens.ts";
import { FieldIntroduction, FieldProblem, type FieldWords } from "../Field/FieldParts.tsx";
import { fieldBox, fieldLayout } from "../Field/fieldLook.ts";

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, "className" | "style" | "children" | "isInvalid">,
    FieldWords {
  placeholder?: string;
}

/** One line of text. */
export function TextField({ label, description, errorMessage, placeholder, ...props }: TextFieldProps) {
  return (
    <Root {...props} isInvalid={errorMessage !== undefined}>
      <FieldIntroduction label={label} description={description} />
      <Box placeholder={placeholder} />
      <FieldProblem errorMessage={errorMessage} />
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
