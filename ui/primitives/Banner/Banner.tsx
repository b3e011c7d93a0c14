import type { ReactNode } from "react";
import { styled } from "styled-components";
import { row } from "../../tokens/layout.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { Icon } from "../Icon/Icon.tsx";

export interface BannerProps extends RootProps {
  children: ReactNode;
}

/**
 * - **When:** Something holds for the whole page: the figures are invented, an import is running.
 * - **When not:** One part of the page is meant: put the note next to it. Something failed: use `Alert`.
 */
export function Banner({ children, ...root }: BannerProps) {
  return (
    <Root {...root}>
      <Icon name="info" label="Information" />
      <Body>{children}</Body>
    </Root>
  );
}

const Root = styled.div`
  ${row(0.5, 1.5)}
  align-items: start;
  padding: ${space(1)} ${space(2)};
  border-bottom: 1px solid ${color.line};
  background: ${color.primaryTint};
  font-size: ${font.size.small};
`;

const Body = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
`;
