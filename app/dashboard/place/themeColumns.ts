import { media } from "@gbvf/ui/tokens/media.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";

/** Lays out the four themes in one or two columns; three would leave the fourth theme alone. */
export const themeColumns = `
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(max(20rem, 34%), 100%), 1fr));
  gap: ${space(2)};
  list-style: none;

  ${media.wide} { gap: ${space(3)}; }
  @media (min-width: 1700px) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  ${media.print} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
