import type { MouseEvent, ReactNode } from "react";
import { Form as AriaForm, type FormProps as AriaFormProps } from "react-aria-components/Form";
import { styled } from "styled-components";
import type { RootStyle } from "../../tokens/RootProps.ts";
import { space } from "../../tokens/tokens.ts";
import { Alert } from "../Alert/Alert.tsx";
import { ButtonRow } from "../ButtonRow/ButtonRow.tsx";
import { ErrorSummary, type ErrorSummaryProps } from "../ErrorSummary/ErrorSummary.tsx";

/** `validationBehavior` is `aria` by default: invalid fields do not stop the form from being sent. */
export interface FormProps
  extends Omit<AriaFormProps, "className" | "style" | "children">,
    RootStyle<HTMLFormElement> {
  /** An error that concerns the whole form; it is announced at once. */
  errorMessage?: string;
  /** The number of failed attempts; the message is announced again when it rises. */
  tries?: number;
  /** Lists the errors by field; for long forms. */
  summary?: ErrorSummaryProps;
  /** The form's buttons, the main button first. */
  actions: ReactNode;
  children: ReactNode;
}

/**
 * - **When:** Anything that is typed and sent.
 * - **When not:** A filter that works at once: it needs no form.
 * - **Keys:** Tab moves from field to field; Enter in a field of one line sends it.
 */
export function Form({ errorMessage, tries, summary, actions, children, ...props }: FormProps) {
  return (
    <Root validationBehavior="aria" onClickCapture={ignoreSecondPress} {...props}>
      {summary && <ErrorSummary {...summary} />}
      {children}
      <Alert tries={tries}>{errorMessage}</Alert>
      <ButtonRow>{actions}</ButtonRow>
    </Root>
  );
}

/** Ignores the second click of a double click, which may hit the button of the step that the first opened. */
function ignoreSecondPress(event: MouseEvent<HTMLFormElement>): void {
  if (event.detail > 1 && (event.target as Element).closest("[type=submit]")) event.preventDefault();
}

export const FormRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${space(3)} ${space(2)};
  align-items: start;
`;

const Root = styled(AriaForm)`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
`;
