import type { Component } from "../dashboard/contract.ts";
import type { CsvFile } from "../sheet/CsvFile.ts";
import type { FigureSource } from "../source/contract.ts";

export type Contents = {
  place: string;
  address: string;
  today: string;
  files: readonly CsvFile[];
  themes: readonly {
    acknowledgement?: string | undefined;
    component: Pick<Component, "name" | "description" | "linkUrl">;
    source: FigureSource | null;
  }[];
};

const HIDDEN_TEXT = [
  "An empty figure is never zero: the column beside it says why there is none.",
  "Health checks: where fewer than three organisations with five responses each took part, there is no figure. The same where it could be worked out from the others.",
  "Crime: there is no rate where less than 80% of the people live in police precincts with figures of the period.",
  "Services at a confidential address are counted. Their names and addresses are in no file.",
  "Names and telephone numbers of people are not in this archive; the contact directory keeps them up to date.",
];

const READING_TEXT = [
  "More reports to the police can also mean that more people feel able to report.",
  "Reported crime is called up, down, higher or lower only where the exact 95% interval of the difference contains none; it is about the same where that interval of the ratio lies within 0.8 and 1.25, and else there are too few reports to tell.",
  "Where another figure rests on fewer than 20 responses or requirements, a difference may be chance.",
  "Figures of a period may be corrected later. The page of releases says what was corrected, and when.",
];

const LINE_WIDTH = 96;

export function readmeText({ place, address, today, files, themes }: Contents): string {
  const title = `Everything held about ${place} on the response to gender-based violence and femicide`;
  const isInvented = themes.some(({ source }) => source?.isDemonstration);
  const lines = [
    title,
    "=".repeat(title.length),
    "",
    `Taken on ${today} from ${address}`,
    ...(isInvented
      ? ["", "THE FIGURES ARE INVENTED, to show how this site works. Do not publish them."]
      : []),
    "",
    formatHeading("What is in it"),
    "Tables as CSV: UTF-8, commas, a first row with headings. Excel, R and Python open them as they are.",
    "For programs, csv-metadata.json has the meaning and type of each column (CSV on the Web).",
    "",
    ...files.flatMap(({ name, about, columns }) => [
      name,
      ...wrapText(about, "  "),
      ...columns.flatMap(([column, meaning]) => wrapText(`- ${column}: ${meaning}`, "  ")),
      "",
    ]),
    formatHeading("Where the figures are from"),
    ...themes.flatMap(({ component, source, acknowledgement }) => [
      component.name,
      ...wrapText(component.description, "  "),
      ...wrapText(describeSource(source), "  "),
      ...(acknowledgement ? wrapText(acknowledgement, "  ") : []),
      `  More about it: ${component.linkUrl}`,
      "",
    ]),
    formatHeading("What is not in it, and why"),
    ...HIDDEN_TEXT.flatMap((each) => wrapText(`- ${each}`)),
    "",
    formatHeading("How to read it"),
    ...READING_TEXT.flatMap((each) => wrapText(`- ${each}`)),
    "",
    formatHeading("How it may be used"),
    ...wrapText(
      "Name the source given above, this site and the day. The terms of each source hold for its figures; where they are not clear, ask the source.",
    ),
    "",
  ];
  return lines.join("\r\n");
}

function describeSource(source: FigureSource | null): string {
  if (source === null) return "Source: no figures are held.";
  const { description, url, capturedOn, isDemonstration, otherSources = [] } = source;
  const invented = isDemonstration ? " These figures are invented." : "";
  const contributors =
    otherSources.length === 0 ? "" : ` Completed or corrected by: ${otherSources.join("; ")}.`;
  return `Source: ${description}${url === null ? "" : ` (${url})`}, updated ${capturedOn}.${contributors}${invented}`;
}

const formatHeading = (text: string) => `${text}\r\n${"-".repeat(text.length)}`;

function wrapText(text: string, indent = ""): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(" ")) {
    if (line.trim() !== "" && line.length + 1 + word.length > LINE_WIDTH) {
      lines.push(line);
      line = `${indent}${text.startsWith("- ") ? "  " : ""}`;
    }
    line += line.trim() === "" ? word : ` ${word}`;
  }
  return [...lines, line];
}
