import { focusRing } from "@gbvf/ui/tokens/focusRing.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { css } from "styled-components";

export const codeLook = css`
  padding: ${space(1.5)};
  border: 1px solid ${color.line};
  background: ${color.sunken};
  font-family: ui-monospace, "Liberation Mono", monospace;
  font-size: ${font.size.small};

  &:focus-visible { ${focusRing} }
`;
