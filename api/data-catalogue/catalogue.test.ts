import { strFromU8, unzipSync } from "fflate";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { TABLES_OF } from "../open-data/contract.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";

const Words = z.object({ "@value": z.string().min(1), "@language": z.literal("en") });
const Day = z.object({ "@value": z.iso.date(), "@type": z.literal("xsd:date") });
const resource = <T extends string>(type: T) => z.object({ "@id": z.url(), "@type": z.literal(type) });
const Agent = z.object({ "@type": z.literal("foaf:Agent"), "foaf:name": Words });

/** What the shapes of DCAT-AP 3 (SHACL) make mandatory for each class, and the class that they demand of each value. */
const Catalog = z.object({
  "@type": z.literal("dcat:Catalog"),
  "dct:title": Words,
  "dct:description": Words,
  "dct:publisher": Agent,
  "dct:license": resource("dct:LicenseDocument"),
  "foaf:homepage": resource("foaf:Document"),
  "dcat:dataset": z.array(
    z.object({
      "@id": z.url(),
      "@type": z.literal("dcat:Dataset"),
      "dct:title": Words,
      "dct:description": Words,
      "dcat:keyword": z.array(Words),
      "dct:publisher": Agent,
      "dct:issued": Day.optional(),
      "dct:modified": Day.optional(),
      "dct:temporal": z
        .object({ "@type": z.literal("dct:PeriodOfTime"), "dcat:startDate": Day, "dcat:endDate": Day })
        .optional(),
      "dct:spatial": resource("dct:Location").extend({ "rdfs:label": Words }),
      "dcat:landingPage": resource("foaf:Document"),
      "dcat:contactPoint": z.object({
        "@type": z.literal("vcard:Kind"),
        "vcard:hasEmail": z.object({ "@id": z.url() }),
      }),
      "dcat:distribution": z.array(
        z.object({
          "@type": z.literal("dcat:Distribution"),
          "dct:title": Words,
          "dcat:accessURL": resource("rdfs:Resource"),
          "dcat:downloadURL": resource("rdfs:Resource"),
          "dcat:mediaType": resource("dct:MediaType"),
          "dct:license": resource("dct:LicenseDocument"),
        }),
      ),
    }),
  ),
});

/** What Data Package 2.0 makes mandatory, of the parts that are used here. */
const DataPackage = z.object({
  $schema: z.literal("https://datapackage.org/profiles/2.0/datapackage.json"),
  created: z.iso.datetime(),
  licenses: z.array(z.object({ path: z.url() })).min(1),
  contributors: z.array(z.object({ title: z.string() })).min(1),
  sources: z.array(z.object({ title: z.string(), path: z.url().optional() })),
  resources: z
    .array(
      z.object({
        name: z.string().regex(/^[a-z0-9._-]+$/),
        path: z.string().regex(/^[^./][^:]*\.csv$/),
        type: z.literal("table"),
        schema: z.object({
          fields: z
            .array(
              z.object({
                name: z.string().min(1),
                type: z.enum(["string", "integer", "number", "boolean"]),
                description: z.string().min(1),
              }),
            )
            .min(1),
        }),
      }),
    )
    .min(1),
});

const FITS = {
  string: () => true,
  integer: (cell: string) => /^\d+$/.test(cell),
  number: (cell: string) => /^\d+(\.\d+)?$/.test(cell),
  boolean: (cell: string) => cell === "Yes" || cell === "No",
};

const rowsOf = (text: string) =>
  Papa.parse<string[]>(text.replace("\uFEFF", ""), { skipEmptyLines: true }).data;

describe.each(testDatabases)("the catalogue on %s", (_name, open) => {
  const api = startApi(open, { isShared: true });
  const take = async (path: string) => {
    let response = await fetch(api.url + path);
    while (response.status === 503) response = await fetch(api.url + path);
    expect(response.status, path).toBe(200);
    return {
      type: response.headers.get("content-type"),
      bytes: new Uint8Array(await response.arrayBuffer()),
    };
  };
  const archiveOf = async (boundaryId: number) =>
    unzipSync((await take(`/api/download?boundaryId=${boundaryId}`)).bytes);

  test("every table of the archive has an address that stays, with the same bytes", async () => {
    const files = await archiveOf(7);
    const names = Object.values(TABLES_OF).flat();
    expect(Object.keys(files).toSorted()).toEqual([...names, "README.txt", "datapackage.json"].toSorted());
    for (const name of names) {
      const { type, bytes } = await take(`/api/tables/${name}?boundaryId=7`);
      expect(type).toBe("text/csv");
      expect(strFromU8(bytes) === strFromU8(files[name] as Uint8Array), name).toBe(true);
    }
    expect((await fetch(`${api.url}/api/tables/unknown.csv`)).status).toBe(400);
  });

  test.each([0, 7])(
    "the archive of place %i says the schema of each table, and every cell keeps it",
    async (id) => {
      const files = await archiveOf(id);
      const text = (name: string) => strFromU8(files[name] as Uint8Array);
      const { resources } = DataPackage.parse(JSON.parse(text("datapackage.json")));
      expect(resources.map(({ path }) => path).toSorted()).toEqual(
        Object.values(TABLES_OF).flat().toSorted(),
      );
      const places = new Set(rowsOf(text("places.csv")).map(([place]) => place));
      for (const { path, schema } of resources) {
        const [headings, ...rows] = rowsOf(text(path));
        expect(headings).toEqual(schema.fields.map(({ name }) => name));
        for (const row of rows) {
          expect(places.has(row[0]), `${path}: ${row}`).toBe(true);
          const wrong = schema.fields.filter(({ type }, at) => row[at] !== "" && !FITS[type](row[at] ?? ""));
          expect(wrong, `${path}: ${row}`).toEqual([]);
        }
      }
    },
  );

  test("the catalogue has every theme, place and release, and its files are where it says", async () => {
    const { type, bytes } = await take("/api/catalog.jsonld");
    expect(type).toBe("application/ld+json");
    const { "dcat:dataset": datasets } = Catalog.parse(JSON.parse(strFromU8(bytes)));
    const pages = datasets.map((dataset) => dataset["@id"]);
    expect(new Set(pages).size).toBe(pages.length);
    const [origin = ""] = pages[0]?.split("/home/") ?? [];
    for (const componentId of [1, 2, 3, 4])
      expect(pages).toContain(`${origin}/home/chart?componentId=${componentId}`);
    for (const page of ["place/0", "place/7", "releases/1"])
      expect(pages).toContain(`${origin}/home/${page}`);
    const northernCape = datasets.find((dataset) => dataset["@id"].endsWith("/place/7"));
    expect(
      northernCape?.["dcat:distribution"].map((each) => [
        each["dct:title"]["@value"],
        each["dcat:downloadURL"]["@id"].slice(origin.length),
      ]),
    ).toContainEqual([
      "Crime: Northern Cape and the places inside it (CSV)",
      "/api/tables/crime.csv?boundaryId=7",
    ]);
    const named = datasets.filter((dataset) =>
      dataset["dcat:keyword"].some((word) => word["@value"] === "Sebokeng"),
    );
    expect(named.map((dataset) => dataset["dct:title"]["@value"])).toEqual([
      "The response to gender-based violence and femicide in Emfuleni",
    ]);
    const tables = named
      .flatMap((dataset) => dataset["dcat:distribution"])
      .map((each) => each["dct:title"]["@value"]);
    expect(tables).toContain("Building blocks by block: Emfuleni and the places inside it (CSV)");
    const shown = datasets.filter((dataset) => /componentId=3|place\/7$|releases\/1$/.test(dataset["@id"]));
    for (const each of shown.flatMap((dataset) => dataset["dcat:distribution"])) {
      const found = await take(each["dcat:downloadURL"]["@id"].slice(origin.length));
      expect(each["dcat:mediaType"]["@id"]).toBe(
        `https://www.iana.org/assignments/media-types/${found.type}`,
      );
    }
  });
});
