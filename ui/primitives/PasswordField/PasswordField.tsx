import { type ClipboardEvent, type Ref, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import { styled } from "styled-components";
import { color, font, radius, space } from "../../tokens/tokens.ts";
import { FieldIntroduction, FieldProblem, type FieldWords } from "../Field/FieldParts.tsx";
import { fieldBox, fieldLayout } from "../Field/fieldLook.ts";
import { Icon } from "../Icon/Icon.tsx";
import { UnmetRules } from "./UnmetRules.tsx";

export interface PasswordFieldProps extends FieldWords {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** `current-password` to sign in, `new-password` to choose one. */
  autoComplete: "current-password" | "new-password";
  /** Updated while typing. Each is read after "At least": "one number". */
  unmetRules?: readonly string[];
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

const refuse = (event: ClipboardEvent) => event.preventDefault();

/**
 * It cannot be copied or cut; pasting works, because password managers need it.
 *
 * - **When:** A password, new or current.
 * - **When not:** A code: use `OtpField`.
 * - **Keys:** Tab moves to the field, then to Show; Enter and Space on Show show or hide the password.
 */
export function PasswordField({ unmetRules, inputRef, ...props }: PasswordFieldProps) {
  const { label, description, errorMessage, isOptional, ...rest } = props;
  const [isShown, setShown] = useState(false);
  const isInvalid = errorMessage !== undefined;
  return (
    <Root {...rest} type={isShown ? "text" : "password"} isInvalid={isInvalid}>
      <FieldIntroduction label={label} description={description} isOptional={isOptional} />
      <Box isDisabled={rest.isDisabled} isInvalid={isInvalid}>
        <Input
          ref={inputRef}
          onCopy={refuse}
          onCut={refuse}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <Button
          aria-label={isShown ? `Hide ${label}` : `Show ${label}`}
          isDisabled={rest.isDisabled}
          onPress={() => setShown(!isShown)}
        >
          <Icon name={isShown ? "eyeOff" : "eye"} />
          {isShown ? "Hide" : "Show"}
        </Button>
      </Box>
      <FieldProblem errorMessage={errorMessage} />
      {unmetRules && <UnmetRules rules={unmetRules} isStarted={rest.value !== ""} />}
    </Root>
  );
}

const Root = styled(AriaTextField)`${fieldLayout}`;

const Box = styled(Group)`
  ${fieldBox}
  display: flex;

  input {
    /* An input asks for the width of 20 letters, which a small phone has no room for. */
    flex: 1 1 0;
    width: 0;
    padding: 0 ${space(1.5)};
    border: 0;
    background: transparent;
    outline: none;
  }
  button {
    display: flex;
    flex: none;
    align-items: center;
    gap: ${space(0.5)};
    padding: 0 ${space(1.5)};
    border: 0;
    border-radius: ${radius.control};
    background: transparent;
    color: ${color.primary};
    font-size: ${font.size.small};
    cursor: pointer;
  }
  button[data-hovered] { background: ${color.primaryTint}; }
  button[data-focus-visible] { outline: 2px solid ${color.focus}; outline-offset: -4px; }
  button[data-disabled] { color: ${color.inkMuted}; cursor: not-allowed; }
`;
