import type { ReactNode } from "react";
import { styled } from "styled-components";
import { FormProblem } from "./FormProblem.tsx";

export interface ProblemAlertProps {
  /** Failed attempts so far: the same problem is announced again after each. */
  tries?: number | undefined;
  /** The problem; nothing while there is none. */
  children?: ReactNode;
}

/** Announces a problem of a whole form or action at once. It is always in the page, and takes no room without one. */
export function ProblemAlert({ tries, children }: ProblemAlertProps) {
  return <Root role="alert">{children && <FormProblem key={tries}>{children}</FormProblem>}</Root>;
}

const Root = styled.div`
  &:empty { display: none; }
`;
