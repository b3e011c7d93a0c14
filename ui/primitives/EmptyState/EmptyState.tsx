import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, space } from "../../tokens/tokens.ts";

export interface EmptyStateProps extends RootProps<HTMLElement> {
  /** "GBVF crime breakdown", or what is missing: "No groups yet". */
  title: string;
  headingLevel?: 2 | 3 | 4;
  /** Why there is nothing, and what can be done. */
  children: ReactNode;
  /** One button or link for what to do next. */
  action?: ReactNode;
}

/**
 * - **When:** A list or a screen has nothing to show yet.
 * - **When not:** It is loading or failed: use `Resource`.
 * - **Keys:** Tab moves to its action, Enter and Space press it.
 */
export function EmptyState({ title, headingLevel = 3, children, action, ...root }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Root {...root}>
      <Heading>{title}</Heading>
      <Why>{children}</Why>
      {action && <div>{action}</div>}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  padding: ${space(3)} ${space(2)};
  border: 1px dashed ${color.edge};
  text-align: center;
  overflow-wrap: anywhere;

  > div { margin-block-start: ${space(1)}; }
`;

const Why = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
