import type { FormEventHandler, MouseEvent, ReactNode } from "react";
import { Form as AriaForm } from "react-aria-components/Form";
import { styled } from "styled-components";
import { space } from "../../tokens/tokens.ts";
import { ButtonRow } from "../ButtonRow/ButtonRow.tsx";
import { ErrorSummary, type ErrorSummaryProps } from "../ErrorSummary/ErrorSummary.tsx";
import { ProblemAlert } from "./ProblemAlert.tsx";

export interface FormProps {
  /** For screen readers. */
  "aria-label"?: string;
  "aria-labelledby"?: string;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** A problem of the whole form, announced at once and shown above the buttons. */
  errorMessage?: string;
  /** Number of failed attempts so far: the same message is announced again after each. */
  tries?: number;
  /** Problems by field, at the top of a long form. */
  summary?: ErrorSummaryProps;
  /** The buttons at its end; the first is the main one. */
  actions: ReactNode;
  children: ReactNode;
}

/** Problems by field, the fields, problems of the whole form, then the buttons. */
export function Form({ errorMessage, tries, summary, actions, children, ...props }: FormProps) {
  return (
    <Root {...props} validationBehavior="aria" onClickCapture={ignoreSecondPress}>
      {summary && <ErrorSummary {...summary} />}
      {children}
      <ProblemAlert tries={tries}>{errorMessage}</ProblemAlert>
      <ButtonRow>{actions}</ButtonRow>
    </Root>
  );
}

/** The second press of a double one lands on the button of the next step, which nobody has seen yet. */
function ignoreSecondPress(event: MouseEvent<HTMLFormElement>): void {
  if (event.detail > 1 && (event.target as Element).closest("[type=submit]")) event.preventDefault();
}

/** Fields side by side if there is room. */
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
