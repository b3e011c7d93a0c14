import { type Html, html } from "../../lib/text/html.ts";
import type { Findings } from "../contract.ts";
import { figureText, fromHighest, kindOf, shownAreas } from "./figures.ts";

export function areasHtml(findings: Findings): Html {
  const shown = shownAreas(findings);
  const kind = kindOf(findings);
  const figures = shown.flatMap(({ figure }) => (typeof figure === "number" ? [figure] : []));
  const most = Math.max(...figures, 0) || 1;
  return html`<table><tbody>${fromHighest(shown).map(
    ({ boundary, figure, ...line }) =>
      html`<tr><th scope="row">${boundary}</th><td class="bar">${
        typeof figure === "number" &&
        html`<svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true"><rect width="${Math.round((figure / most) * 1000) / 10}" height="1"/></svg>`
      }</td><td>${figureText({ figure, ...line }, kind)}</td></tr>`,
  )}</tbody></table>`;
}
