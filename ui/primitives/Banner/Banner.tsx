import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, font, space } from "../../tokens/tokens.ts";
import { Icon } from "../Icon/Icon.tsx";

export interface BannerProps {
  children: ReactNode;
}

export function Banner({ children }: BannerProps) {
  return (
    <Root>
      <Icon name="info" label="Information" />
      <Words>{children}</Words>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1.5)};
  padding: ${space(1)} ${space(2)};
  border-bottom: 1px solid ${color.line};
  background: ${color.primaryTint};
  font-size: ${font.size.small};
`;

const Words = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
`;
