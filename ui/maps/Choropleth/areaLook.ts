import { css } from "styled-components";
import { dataColor } from "../../tokens/dataColor.ts";
import { media } from "../../tokens/media.ts";
import { color } from "../../tokens/tokens.ts";

const halo = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => `${x}px ${y}px 2px var(--halo)`)).join(", ");

/** Leaflet makes these elements, which no component of ours can style. */
export const areaLook = css`
  .leaflet-container .leaflet-interactive { outline: none; }
  .leaflet-container .leaflet-interactive[role="img"] { cursor: default; }

  .area-outline { fill: none; stroke-linejoin: round; pointer-events: none; }
  .area-outline-under { stroke: white; stroke-width: 6; }
  .area-outline-over { stroke: ${dataColor.labelOnLight}; stroke-width: 3; }
  .area-outline-hover.area-outline-under { stroke-width: 4; }
  .area-outline-hover.area-outline-over { stroke-width: 1.5; }

  .area-ground { pointer-events: none; }
  .area-ground path { fill-rule: evenodd; stroke: ${color.edge}; stroke-width: 2; }
  /* Streets shine through the areas. */
  .leaflet-tile-pane:not(:empty) ~ .leaflet-overlay-pane .area-ground { display: none; }

  .area-label-place { pointer-events: none; }
  .area-label-root { color: var(--ink); forced-color-adjust: none; }
  .area-label {
    position: absolute;
    display: grid;
    justify-items: center;
    width: max-content;
    transform: translate(-50%, -50%);
    font-size: 14px;
    line-height: 16px;
    font-weight: 600;
    text-shadow: ${halo};

    span { font-size: 12px; font-weight: 500; }
    strong { font-variant-numeric: tabular-nums; }
    [data-size="2"] > & { font-size: 11px; line-height: 12.5px; }
    [data-size="3"] > & { font-size: 10px; line-height: 11.5px; }
    [data-size="led"] > & {
      padding: 1px 3px;
      border: 1px solid ${color.edge};
      background: ${color.surface};
      color: ${color.ink};
      font-size: 11px;
      line-height: 13px;
      text-shadow: none;
    }
  }
  .area-label-line {
    position: absolute;
    height: 1px;
    background: ${color.ink};
    transform-origin: 0 50%;

    &::before { content: ""; position: absolute; width: 5px; height: 5px; border-radius: 50%; background: inherit; translate: -2px -2px; }
  }
  .area-label-root, .area-label span, .area-label-line { &[hidden] { display: none; } }

  ${media.forcedColors} {
    .area-outline-under { stroke: Canvas; }
    .area-outline-over { stroke: Highlight; }
    .leaflet-container .leaflet-interactive, .area-ground path { stroke: CanvasText; }
    [data-size="led"] > .area-label { border-color: CanvasText; background: Canvas; color: CanvasText; }
    .area-label-line { background: CanvasText; }
  }
`;
