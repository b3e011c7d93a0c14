import { css } from "styled-components";

/** Widths in px at the default text size. Between two, texts are chosen for the smaller. */
const WIDTHS = { least: 240, narrow: 280, middle: 480, wide: 880 } as const;

/** From this width, a line's name stands next to its end. */
export const MIDDLE_WIDTH = WIDTHS.middle;

export const BELOW_MIDDLE = "least narrow";
export const FROM_MIDDLE = "middle wide";

/** Returns the value of `data-at`: the widths at which a text has room. */
export const findTextWidths = (doesFit: (width: number) => boolean): string =>
  Object.entries(WIDTHS)
    .flatMap(([name, width]) => (doesFit(width) ? [name] : []))
    .join(" ");

/** Shows the texts that have room, because the server does not know the width. */
export const textsByWidth = css`
  container-type: inline-size;

  @container (width < ${WIDTHS.narrow / 16}rem) { [data-at]:not([data-at~="least"]) { display: none; } }
  @container (${WIDTHS.narrow / 16}rem <= width < ${WIDTHS.middle / 16}rem) { [data-at]:not([data-at~="narrow"]) { display: none; } }
  @container (${WIDTHS.middle / 16}rem <= width < ${WIDTHS.wide / 16}rem) { [data-at]:not([data-at~="middle"]) { display: none; } }
  @container (width >= ${WIDTHS.wide / 16}rem) { [data-at]:not([data-at~="wide"]) { display: none; } }
`;
