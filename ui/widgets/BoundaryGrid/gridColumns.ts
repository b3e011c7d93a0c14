import { css, styled } from "styled-components";
import { media, query } from "../../tokens/media.ts";
import { color, font, space } from "../../tokens/tokens.ts";

export const stacked = css`@container (max-width: 36rem)`;

/** Narrow screens have no column for the drag handle, and paper none for actions either. */
export const gridColumns = css`
  display: grid;
  grid-template-columns: 
    2rem [rank] 2.75rem [name] minmax(6rem, 14rem) [bar] minmax(0, 1fr) [share] 5.5rem [figure] 5.5rem [trend] 4.5rem
    [actions] 5rem;
  align-items: center;
  gap: 0 ${space(1)};

  @media print, ${query.narrow} {
    grid-template-columns:
      [rank] 2.75rem [name] minmax(7rem, 11rem) [bar] minmax(0, 1fr) [share] 5.5rem [figure] 4.5rem [trend] 4.5rem
      [actions] 5rem;
  }
  ${media.print} { margin-inline-end: calc(-5rem - ${space(1)}); }
  ${stacked} {
    grid-template-columns: [rank] 1.75rem [name] minmax(0, 1fr) [share] 5rem [actions] 4.25rem;
    gap: 0 ${space(0.75)};
  }
`;

/** The figure in the grid's measure; on a phone it stands below the share. */
export const GridFigure = styled.span`
  grid-column: figure;
  text-align: end;
  ${stacked} {
    grid-area: 2 / share;
    padding-block-end: ${space(1)};
    color: ${color.inkMuted};
    font-size: ${font.size.small};
    line-height: 1;
  }
`;
