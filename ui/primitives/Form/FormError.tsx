import type { ReactNode } from "react";
import { styled } from "styled-components";
import { media } from "../../tokens/media.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { Icon } from "../Icon/Icon.tsx";

export interface FormErrorProps extends RootProps<HTMLParagraphElement> {
  children: ReactNode;
}

/** For errors that are not announced; to announce an error, use `Alert`. */
export function FormError({ children, ...root }: FormErrorProps) {
  return (
    <Root {...root}>
      <Icon name="warning" /> {children}
    </Root>
  );
}

const Root = styled.p`
  display: flex;
  gap: ${space(1)};
  padding: ${space(1.5)} ${space(2)};
  border-inline-start: 4px solid ${color.danger};
  background: ${color.dangerTint};
  font-weight: ${font.weight.strong};
  overflow-wrap: anywhere;

  svg { color: ${color.danger}; }
  ${media.forcedColors} { border: 2px solid CanvasText; }
`;
