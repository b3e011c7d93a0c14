import type { FormEventHandler, MouseEvent, ReactNode } from "react";
import { Form as AriaForm } from "react-aria-components/Form";
import { styled } from "styled-components";
import { space } from "../../tokens/tokens.ts";
import { ButtonRow } from "../ButtonRow/ButtonRow.tsx";
import { ErrorSummary, type ErrorSummaryProps } from "../ErrorSummary/ErrorSummary.tsx";
import { FormProblem } from "./FormProblem.tsx";

export interface FormProps {
  /** Names the form for screen readers. */
  "aria-label"?: string;
  "aria-labelledby"?: string;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** What is wrong with the form as a whole, told at once and shown above its buttons. */
  errorMessage?: string;
  /** How often it was refused so far: the same message is announced again with each. */
  tries?: number;
  /** What is wrong with which field, at the top of a form of many. */
  summary?: ErrorSummaryProps;
  /** The buttons at its end; the first is the main one. */
  actions: ReactNode;
  children: ReactNode;
}

/** What is wrong with single fields, the fields under each other, then what is wrong with them together, then the buttons. */
export function Form({ errorMessage, tries, summary, actions, children, ...props }: FormProps) {
  return (
    <Root {...props} validationBehavior="aria" onClickCapture={ignoreSecondPress}>
      {summary && <ErrorSummary {...summary} />}
      {children}
      <div role="alert">{errorMessage && <FormProblem key={tries}>{errorMessage}</FormProblem>}</div>
      <ButtonRow>{actions}</ButtonRow>
    </Root>
  );
}

/** The second press of a double one lands on the button of what came up meanwhile: the next step, which nobody has seen. */
function ignoreSecondPress(event: MouseEvent<HTMLFormElement>): void {
  if (event.detail > 1 && (event.target as Element).closest("[type=submit]")) event.preventDefault();
}

/** Fields side by side where there is room for them. */
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

  > [role="alert"]:empty { display: none; }
`;
