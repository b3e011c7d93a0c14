import type { CsvFile } from "./CsvFile.ts";
import type { Contents } from "./readme.ts";

type About = Pick<Contents, "place" | "address" | "today" | "files" | "themes"> & {
  licence: string;
  publisher: { name: string; url: string };
};

/** Data Package 2.0 (Frictionless): the schema of each table of the archive. */
export function dataPackage({ place, address, today, files, themes, licence, publisher }: About): object {
  const sources = themes.flatMap(({ source }) => (source === null ? [] : [source]));
  const byName = new Map(sources.map(({ description, url }) => [description, url]));
  return {
    $schema: "https://datapackage.org/profiles/2.0/datapackage.json",
    title: `Everything held about ${place} on the response to gender-based violence and femicide`,
    homepage: address,
    created: `${today}T00:00:00Z`,
    licenses: [{ title: "The terms of each source hold for its figures", path: licence }],
    contributors: [{ title: publisher.name, path: publisher.url, roles: ["publisher"] }],
    ...(byName.size > 0 && {
      sources: [...byName].map(([title, url]) => ({ title, ...(url !== null && { path: url }) })),
    }),
    resources: files.map(resourceOf),
  };
}

const resourceOf = ({ name, about, columns }: CsvFile) => ({
  name: name.replace(/\.csv$/, ""),
  type: "table",
  path: name,
  description: about,
  format: "csv",
  mediatype: "text/csv",
  encoding: "utf-8",
  schema: {
    fields: columns.map(([heading, meaning, type = "string"]) => ({
      name: heading,
      type,
      description: meaning,
      ...(type === "boolean" && { trueValues: ["Yes"], falseValues: ["No"] }),
    })),
    missingValues: [""],
    ...(name === "places.csv" ? { primaryKey: ["Place id"] } : { foreignKeys: [OF_PLACE] }),
  },
});

const OF_PLACE = { fields: ["Place id"], reference: { resource: "places", fields: ["Place id"] } };
