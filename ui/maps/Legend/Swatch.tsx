import { styled } from "styled-components";
import { color } from "../../tokens/tokens.ts";

/**
 * Outlined, because neighbouring steps differ little in brightness, and the lightest differs little from the
 * page.
 */
export function Swatch({ fill, isKey = false }: { fill: string; isKey?: boolean }) {
  return (
    <Box
      width={isKey ? 24 : "100%"}
      height={isKey ? 14 : 12}
      fill={fill}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="100%" height="100%" />
    </Box>
  );
}

const Box = styled.svg`border: 1px solid ${color.edge};`;
