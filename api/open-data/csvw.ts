import type { Column, CsvFile } from "../sheet/CsvFile.ts";

const CONTEXT = "http://www.w3.org/ns/csvw";

type TableDescription = { file: CsvFile; url: string; licence: string };

/** Describes each column by the W3C's CSV on the Web. */
export const tableMetadata = ({ file, url, licence }: TableDescription): object => ({
  "@context": CONTEXT,
  ...describeTable(file, url),
  "dc:license": { "@id": licence },
});

/** Describes all tables of an archive. */
export const archiveMetadata = (files: readonly CsvFile[], licence: string): object => ({
  "@context": CONTEXT,
  "dc:license": { "@id": licence },
  tables: files.map((file) => describeTable(file, file.name)),
});

const describeTable = ({ name, about, columns }: CsvFile, url: string) => ({
  url,
  "dc:description": about,
  dialect: { encoding: "utf-8", header: true },
  tableSchema: {
    columns: columns.map(describeColumn),
    ...(name === "places.csv" && { primaryKey: ["place_id"] }),
  },
});

const describeColumn = ([heading, meaning, type]: Column) => ({
  name: heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^_|_$/g, ""),
  titles: heading,
  "dc:description": meaning,
  datatype: type === "boolean" ? { base: "boolean", format: "Yes|No" } : (type ?? "string"),
  null: "",
});
