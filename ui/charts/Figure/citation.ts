import { formatDate } from "../../text/format.ts";
import type { TableOrigin } from "../tableModel.ts";

type Retrieval = { address: string; today: string };

export const formatCitation = (title: string, origin: TableOrigin, retrieval: Retrieval): string =>
  `${[title, origin.place, origin.period].filter(Boolean).join(", ")}. ${formatSource(origin, retrieval)}`;

export const formatSource = (
  { source }: Pick<TableOrigin, "source">,
  { address, today }: Retrieval,
): string =>
  [
    source &&
      (source.isDemonstration
        ? `Demonstration data, made up, updated ${formatDate(source.capturedOn)}`
        : `Source: ${[source.description, source.url].filter(Boolean).join(", ")}${formatChanges(source)}, updated ${formatDate(source.capturedOn)}`),
    `GBVF Dashboard, ${address}, read on ${formatDate(today)}`,
  ]
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(" ");

const formatChanges = ({ otherSources = [] }: NonNullable<TableOrigin["source"]>) =>
  otherSources.length === 0 ? "" : `; with changes from: ${otherSources.join("; ")}`;

export const formatFrame = (address: string, title: string): string =>
  `<iframe src="${address}" title="${title.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}" width="100%" height="520" style="border:0" loading="lazy"></iframe>`;
