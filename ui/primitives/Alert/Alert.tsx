import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { RootProps } from "../../tokens/RootProps.ts";
import { FormError } from "../Form/FormError.tsx";

export interface AlertProps extends RootProps {
  /** The number of failed attempts; the message is announced again when it rises. */
  tries?: number | undefined;
  children?: ReactNode;
}

/**
 * Announces its text at once. Takes no room without text.
 *
 * - **When:** A request or a check failed, and the reader has to know at once.
 * - **When not:** News that can wait: use `Banner`. A refused field: use its `errorMessage`.
 */
export function Alert({ tries, children, ...root }: AlertProps) {
  return (
    <Root {...root} role="alert">
      {children && <FormError key={tries}>{children}</FormError>}
    </Root>
  );
}

const Root = styled.div`
  &:empty { display: none; }
`;
