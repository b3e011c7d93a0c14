import { css } from "styled-components";
import { media } from "../../theme/media.ts";
import { color } from "../../theme/tokens.ts";

const halo = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => `${x}px ${y}px 2px var(--halo)`)).join(", ");

/** What Leaflet's elements look like; they are made by Leaflet, so no component of ours can carry the style. */
export const areaLook = css`
  .leaflet-container .leaflet-interactive { outline: none; }
  .leaflet-container .leaflet-interactive[role="img"] { cursor: default; }

  .area-outline { fill: none; stroke-linejoin: round; pointer-events: none; }
  .area-outline-under { stroke: white; stroke-width: 6; }
  .area-outline-over { stroke: ${color.ink}; stroke-width: 3; }
  .area-outline-hover.area-outline-under { stroke-width: 4; }
  .area-outline-hover.area-outline-over { stroke-width: 1.5; }

  .area-label-place { pointer-events: none; }
  .area-label {
    display: grid;
    justify-items: center;
    width: max-content;
    transform: translate(-50%, -50%);
    font-size: 14px;
    line-height: 16px;
    font-weight: 600;
    color: var(--ink);
    text-shadow: ${halo};
    forced-color-adjust: none;

    &[hidden], span[hidden] { display: none; }
    span { font-size: 12px; font-weight: 500; }
    &[data-compact] { font-size: 11px; }
    strong { font-variant-numeric: tabular-nums; }
  }

  ${media.forcedColors} {
    .area-outline-under { stroke: Canvas; }
    .area-outline-over { stroke: Highlight; }
  }
`;
