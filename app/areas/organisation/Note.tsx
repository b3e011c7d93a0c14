import { color, space } from "@gbvf/ui/tokens/tokens.ts";
import type { ReactNode } from "react";
import { styled } from "styled-components";

export function Note({ children }: { children: ReactNode }) {
  return <Root role="note">{children}</Root>;
}

const Root = styled.p`
  padding: ${space(1.5)} ${space(2)};
  border-inline-start: 4px solid ${color.warning};
  background: ${color.warningTint};
`;
