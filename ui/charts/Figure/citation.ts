import { formatDate } from "../format.ts";
import type { TableOrigin } from "../tableModel.ts";

/** For a text: title, place, time, source, the figures' day, and where and when it was read. */
export function citationOf(
  title: string,
  { place, period, source }: TableOrigin,
  { address, today }: { address: string; today: string },
): string {
  return [
    [title, place, period].filter(Boolean).join(", "),
    source &&
      `${source.isDemonstration ? "Demonstration data, made up" : `Source: ${source.description}`}, updated ${formatDate(source.capturedOn)}`,
    `GBVF Dashboard, ${address}, read on ${formatDate(today)}`,
  ]
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(" ");
}

/** The frame for a page of somebody else. */
export const frameOf = (address: string, title: string): string =>
  `<iframe src="${address}" title="${title.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}" width="100%" height="520" style="border:0" loading="lazy"></iframe>`;
