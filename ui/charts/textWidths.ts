import { css } from "styled-components";

/** Px of usual text; between two, the smaller decides which texts have room. */
const WIDTHS = { least: 240, narrow: 280, middle: 480, wide: 880 } as const;

/** Names stand next to lines from this width. */
export const MIDDLE_WIDTH = WIDTHS.middle;

export const BELOW_MIDDLE = "least narrow";
export const FROM_MIDDLE = "middle wide";

/** Returns `data-at`: the widths at which a text has room. */
export const findTextWidths = (doesFit: (width: number) => boolean): string =>
  Object.entries(WIDTHS)
    .flatMap(([name, width]) => (doesFit(width) ? [name] : []))
    .join(" ");

/** The server does not know the width, so CSS chooses texts. */
export const textsByWidth = css`
  container-type: inline-size;

  @container (width < ${WIDTHS.narrow / 16}rem) { [data-at]:not([data-at~="least"]) { display: none; } }
  @container (${WIDTHS.narrow / 16}rem <= width < ${WIDTHS.middle / 16}rem) { [data-at]:not([data-at~="narrow"]) { display: none; } }
  @container (${WIDTHS.middle / 16}rem <= width < ${WIDTHS.wide / 16}rem) { [data-at]:not([data-at~="middle"]) { display: none; } }
  @container (width >= ${WIDTHS.wide / 16}rem) { [data-at]:not([data-at~="wide"]) { display: none; } }
`;
