import { type ClipboardEvent, type Ref, useId, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components/TextField";
import { styled } from "styled-components";
import type { RootStyle } from "../../tokens/RootProps.ts";
import { color, font, radius, space } from "../../tokens/tokens.ts";
import { FieldErrorMessage, type FieldTexts, hasError, LabelAndDescription } from "../Field/FieldParts.tsx";
import { fieldBox, fieldLayout } from "../Field/fieldStyle.ts";
import { Icon } from "../Icon/Icon.tsx";

export interface PasswordFieldProps
  extends Omit<AriaTextFieldProps, "className" | "style" | "children" | "isInvalid" | "type">,
    RootStyle,
    FieldTexts {
  /** `current-password` for signing in, `new-password` for choosing a password. */
  autoComplete: "current-password" | "new-password";
  /** The rules that the typed text does not meet. Each completes "at least": "one number". */
  unmetRules?: readonly string[];
  inputRef?: Ref<HTMLInputElement>;
}

const preventCopy = (event: ClipboardEvent) => event.preventDefault();

/**
 * It cannot be copied or cut; pasting works, because password managers need it.
 *
 * - **When:** A password, new or current.
 * - **When not:** A code: use `OtpField`.
 * - **Keys:** Tab moves to the field, then to Show; Enter and Space on Show show or hide the password.
 */
export function PasswordField({ unmetRules, inputRef, ...props }: PasswordFieldProps) {
  const { label, description, errorMessage, isOptional, ...rest } = props;
  const [isVisible, setVisible] = useState(false);
  return (
    <Root {...rest} type={isVisible ? "text" : "password"} isInvalid={hasError(errorMessage)}>
      <LabelAndDescription label={label} description={description} isOptional={isOptional} />
      <Box>
        <Input
          ref={inputRef}
          onCopy={preventCopy}
          onCut={preventCopy}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <Button
          aria-label={isVisible ? `Hide ${label}` : `Show ${label}`}
          isDisabled={rest.isDisabled}
          onPress={() => setVisible(!isVisible)}
        >
          <Icon name={isVisible ? "eyeOff" : "eye"} />
          {isVisible ? "Hide" : "Show"}
        </Button>
      </Box>
      <FieldErrorMessage errorMessage={errorMessage} />
      {unmetRules && <UnmetRules rules={unmetRules} isStarted={rest.value !== ""} />}
    </Root>
  );
}

const Root = styled(AriaTextField)`${fieldLayout}`;

const Box = styled(Group)`
  ${fieldBox}
  display: flex;

  input {
    /* An input is 20 letters wide by default, which is too wide for a small phone. */
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

interface UnmetRulesProps {
  rules: readonly string[];
  /** False while the field is empty, so that the list does not claim that every rule is met. */
  isStarted: boolean;
}

/** Screen readers announce the remaining rules whenever a rule is met. */
function UnmetRules({ rules, isStarted }: UnmetRulesProps) {
  const titleId = useId();
  return (
    <UnmetRulesRoot aria-live="polite" aria-atomic="true">
      {rules.length > 0 && (
        <>
          <span id={titleId}>Needs at least</span>
          <ul aria-labelledby={titleId}>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </>
      )}
      {rules.length === 0 && isStarted && (
        <Met>
          <Icon name="success" size={18} /> The password meets every rule.
        </Met>
      )}
    </UnmetRulesRoot>
  );
}

const UnmetRulesRoot = styled.div`
  color: ${color.inkMuted};
  font-size: ${font.size.small};

  ul { padding: 0; list-style: none; }
  li {
    position: relative;
    padding-inline-start: 1.3em;
    text-wrap: balance;
  }
  li::before {
    content: "";
    position: absolute;
    inset: 0.42em auto auto 2px;
    width: 0.7em;
    height: 0.7em;
    border: 1.5px solid currentColor;
    border-radius: 50%;
  }
`;

const Met = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(0.75)};
  color: ${color.success};
`;
