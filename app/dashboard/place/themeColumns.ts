import { media } from "@gbvf/ui/tokens/media.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";

/** A list of the four themes: never three in a row, which would leave the fourth alone. */
export const themeColumns = `
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(max(20rem, 34%), 100%), 1fr));
  gap: ${space(2)};
  list-style: none;

  ${media.wide} { gap: ${space(3)}; }
  @media (min-width: 1700px) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  ${media.print} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
