import { pageWords, plain } from "../../text/words.ts";
import type { TableOrigin } from "../tableModel.ts";

type Read = { address: string; today: string };

export const citationOf = (title: string, origin: TableOrigin, read: Read): string =>
  `${[title, origin.place, origin.period && plain(origin.period)].filter(Boolean).join(", ")}. ${sourceOf(origin, read)}`;

export const sourceOf = ({ source }: Pick<TableOrigin, "source">, { address, today }: Read): string =>
  [
    source &&
      plain(
        source.isDemonstration
          ? "Demonstration data, made up, updated {day}"
          : "Source: {source}, updated {day}",
        { source: source.description, day: pageWords().writeDay(source.capturedOn) },
      ),
    plain("GBVF Dashboard, {address}, read on {today}", { address, today: pageWords().writeDay(today) }),
  ]
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(" ");

export const frameOf = (address: string, title: string): string =>
  `<iframe src="${address}" title="${title.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}" width="100%" height="520" style="border:0" loading="lazy"></iframe>`;
