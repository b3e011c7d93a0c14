import { strFromU8, unzipSync } from "fflate";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { TABLES_BY_THEME } from "../dashboard/contract.ts";
import { DatasetResult } from "../testing/open-data/DatasetResult.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";

const Catalog = z.object({ "@type": z.literal("DataCatalog"), dataset: z.array(DatasetResult) });

const Type = z.union([
  z.enum(["string", "integer", "number"]),
  z.object({ base: z.literal("boolean"), format: z.literal("Yes|No") }).transform(() => "boolean" as const),
]);

/** The parts of the W3C's CSV on the Web that the catalogue uses. */
const Table = z.object({
  url: z.string().min(1),
  tableSchema: z.object({
    columns: z
      .array(
        z.object({
          name: z.string().regex(/^[a-z0-9_]+$/),
          titles: z.string().min(1),
          "dc:description": z.string().min(1),
          datatype: Type,
        }),
      )
      .min(1),
  }),
});
const CSVW = z.literal("http://www.w3.org/ns/csvw");

const HAS_TYPE = {
  string: () => true,
  integer: (cell: string) => /^\d+$/.test(cell),
  number: (cell: string) => /^-?\d+(\.\d+)?$/.test(cell),
  boolean: (cell: string) => cell === "Yes" || cell === "No",
};

const getRows = (text: string) =>
  Papa.parse<string[]>(text.replace("\uFEFF", ""), { skipEmptyLines: true }).data;

describe.each(testDatabases)("the catalogue on %s", (_name, open) => {
  const api = startApi(open, { isShared: true });
  const fetchOk = async (path: string) => {
    let response = await fetch(api.url + path);
    while (response.status === 503) response = await fetch(api.url + path);
    expect(response.status, path).toBe(200);
    return {
      type: response.headers.get("content-type"),
      bytes: new Uint8Array(await response.arrayBuffer()),
    };
  };
  const readArchive = async (boundaryId: number) =>
    unzipSync((await fetchOk(`/api/download?boundaryId=${boundaryId}`)).bytes);

  test("every table of the archive has a stable address that serves the same bytes", async () => {
    const files = await readArchive(7);
    const names = Object.values(TABLES_BY_THEME).flat();
    expect(Object.keys(files).toSorted()).toEqual([...names, "README.txt", "csv-metadata.json"].toSorted());
    for (const name of names) {
      const { type, bytes } = await fetchOk(`/api/tables/${name}?boundaryId=7`);
      expect(type).toBe("text/csv");
      expect(strFromU8(bytes) === strFromU8(files[name] as Uint8Array), name).toBe(true);
    }
    expect((await fetch(`${api.url}/api/tables/unknown.csv`)).status).toBe(400);
  });

  test.each([0, 7])(
    "the metadata of place %i describes each column, and every cell has its declared type",
    async (id) => {
      const files = await readArchive(id);
      const text = (name: string) => strFromU8(files[name] as Uint8Array);
      const { tables } = z
        .object({ "@context": CSVW, tables: z.array(Table) })
        .parse(JSON.parse(text("csv-metadata.json")));
      expect(tables.map(({ url }) => url).toSorted()).toEqual(
        Object.values(TABLES_BY_THEME).flat().toSorted(),
      );
      const places = new Set(getRows(text("places.csv")).map(([place]) => place));
      for (const { url, tableSchema } of tables) {
        const [headings, ...rows] = getRows(text(url));
        expect(headings).toEqual(tableSchema.columns.map(({ titles }) => titles));
        for (const row of rows) {
          expect(places.has(row[0]), `${url}: ${row}`).toBe(true);
          const wrong = tableSchema.columns.filter(
            ({ datatype }, at) => row[at] !== "" && !HAS_TYPE[datatype](row[at] ?? ""),
          );
          expect(wrong, `${url}: ${row}`).toEqual([]);
        }
      }
    },
  );

  test("a table's Link header points to the description of its columns", async () => {
    const response = await fetch(`${api.url}/api/tables/crime.csv?boundaryId=7`);
    const [, address = ""] = /^<(.*)>; rel="describedby"/.exec(response.headers.get("link") ?? "") ?? [];
    const { type, bytes } = await fetchOk(address);
    expect(type).toBe("application/csvm+json");
    const { url, tableSchema } = Table.extend({ "@context": CSVW }).parse(JSON.parse(strFromU8(bytes)));
    expect(url).toMatch(/\/api\/tables\/crime\.csv\?boundaryId=7$/);
    const [headings] = getRows(await response.text());
    expect(tableSchema.columns.map(({ titles }) => titles)).toEqual(headings);
  });

  test("the catalogue has a dataset for each theme, and its files exist at their addresses", async () => {
    const { type, bytes } = await fetchOk("/api/catalog.jsonld");
    expect(type).toBe("application/ld+json");
    const { dataset: datasets } = Catalog.parse(JSON.parse(strFromU8(bytes)));
    const [origin = ""] = datasets[0]?.url.split("/home/") ?? [];
    expect(datasets.map(({ url }) => url).toSorted()).toEqual(
      [1, 2, 3, 4].map((componentId) => `${origin}/home/chart?componentId=${componentId}`),
    );
    for (const { contentUrl, encodingFormat } of datasets.flatMap(({ distribution }) => distribution))
      expect((await fetchOk(contentUrl.slice(origin.length))).type).toBe(encodingFormat);
  });
});
