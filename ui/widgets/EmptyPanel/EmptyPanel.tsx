import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, font, space } from "../../theme/tokens.ts";

export interface EmptyPanelProps {
  /** What a reader came for: "GBVF crime breakdown". */
  title: string;
  /** In words why there is nothing, and what can be done. */
  children: ReactNode;
}

/** A panel that has nothing to draw, and says why. */
export function EmptyPanel({ title, children }: EmptyPanelProps) {
  return (
    <Root>
      <h3>{title}</h3>
      <p>{children}</p>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${space(1)};
  padding: ${space(3)} ${space(2)};
  border: 1px dashed ${color.edge};
  text-align: center;

  p { color: ${color.inkMuted}; font-size: ${font.size.small}; }
`;
