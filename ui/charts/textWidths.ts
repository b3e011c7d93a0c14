import { css } from "styled-components";

/** In px of usual text: widths for which it is decided which texts have room. Between two, the smaller decides. */
const WIDTHS = { least: 240, narrow: 280, middle: 480, wide: 880 } as const;

/** From here on, names stand next to lines. */
export const MIDDLE_WIDTH = WIDTHS.middle;

export const BELOW_MIDDLE = "least narrow";
export const FROM_MIDDLE = "middle wide";

/** For `data-at`: the widths at which a text has room. */
export const findTextWidths = (hasRoom: (width: number) => boolean): string =>
  Object.entries(WIDTHS)
    .flatMap(([name, width]) => (hasRoom(width) ? [name] : []))
    .join(" ");

/** For the element around a chart: CSS chooses texts, because the server does not know the width. */
export const textsByWidth = css`
  container-type: inline-size;

  @container (width < ${WIDTHS.narrow / 16}rem) { [data-at]:not([data-at~="least"]) { display: none; } }
  @container (${WIDTHS.narrow / 16}rem <= width < ${WIDTHS.middle / 16}rem) { [data-at]:not([data-at~="narrow"]) { display: none; } }
  @container (${WIDTHS.middle / 16}rem <= width < ${WIDTHS.wide / 16}rem) { [data-at]:not([data-at~="middle"]) { display: none; } }
  @container (width >= ${WIDTHS.wide / 16}rem) { [data-at]:not([data-at~="wide"]) { display: none; } }
`;
