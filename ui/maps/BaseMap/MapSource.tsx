import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { color, font } from "../../tokens/tokens.ts";

/** Credits the source of the boundaries; an image of the figure includes it. */
export const MapSource = (props: ComponentProps<"small">) => <Root data-map-source {...props} />;

const Root = styled.small`
  display: block;
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
