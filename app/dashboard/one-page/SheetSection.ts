import { media } from "@gbvf/ui/tokens/media.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";

/** Links marked `data-way` are not printed. */
export const SheetSection = styled.section`
  display: grid;
  gap: ${space(1)};
  align-content: start;

  ${media.print} { gap: ${space(0.5)}; [data-way] { display: none; } }
`;
