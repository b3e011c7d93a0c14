import { css } from "styled-components";
import { dataColor } from "../../tokens/dataColor.ts";
import { GAP } from "./placeTowns.ts";

const halo = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => `${x}px ${y}px 2px white`)).join(", ");

/** Leaflet makes these elements, which no component of ours can style. Fills are the same on a dark page. */
export const townLook = css`
  .town { pointer-events: none; color: ${dataColor.labelOnLight}; forced-color-adjust: none; }
  .town:not([data-side]) { visibility: hidden; }
  .town i {
    position: absolute;
    width: 4px;
    height: 4px;
    border-radius: 50%;
    background: ${dataColor.labelOnLight};
    box-shadow: 0 0 0 1px white;
    translate: -50% -50%;
  }
  .town span {
    position: absolute;
    width: max-content;
    font-size: 11px;
    line-height: 14px;
    letter-spacing: 0.01em;
    text-shadow: ${halo};
    translate: ${GAP}px -50%;
  }
  .town[data-side="left"] span { translate: calc(-100% - ${GAP}px) -50%; }
  .town[data-side="above"] span { translate: -50% calc(-100% - ${GAP}px); }
  .town[data-side="below"] span { translate: -50% ${GAP}px; }
`;
