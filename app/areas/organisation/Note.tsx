import { color, space } from "@gbvf/ui/tokens/tokens.ts";
import type { ReactNode } from "react";
import { styled } from "styled-components";

export function Note({ children }: { children: ReactNode }) {
  return <Root role="note">{children}</Root>;
}

export const LowResponseNote = () => (
  <Note>
    <strong>Fewer than 30 in 100 answered.</strong> Those who did not may see things differently: read these
    results as a hint, not as a picture of everybody.
  </Note>
);

export const AccessLoggedNote = ({ owner }: { owner: string }) => (
  <Root role="note" data-kind="access-logged">
    <strong>These are the results of {owner}.</strong> Access is logged.
  </Root>
);

const Root = styled.p`
  padding: ${space(1.5)} ${space(2)};
  border-inline-start: 4px solid ${color.warning};
  background: ${color.warningTint};

  &[data-kind="access-logged"] { border-color: ${color.primary}; background: ${color.primaryTint}; }
`;
