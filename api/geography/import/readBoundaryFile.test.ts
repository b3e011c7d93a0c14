import { truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ImportError } from "../../import/ImportError.ts";
import { buildCountry, geojson, type InputFeature } from "../../testing/geography/boundaryFile.ts";
import { temporaryFolder } from "../../testing/temporaryFile.ts";
import { readBoundaryFile } from "./readBoundaryFile.ts";

const folder = temporaryFolder(afterAll);

const country = await buildCountry();
const codes = new Set(country.map(({ properties }) => String(properties.CAT_B)));
const SECOND = 1;
const code = country[SECOND]?.properties.CAT_B;

async function read(text: string | Uint8Array) {
  const file = join(folder, `boundaries-${crypto.randomUUID()}.geojson`);
  await writeFile(file, text);
  return readBoundaryFile(file, codes);
}

async function readError(text: string | Uint8Array): Promise<string> {
  const error = await read(text).catch((thrown: unknown) => thrown);
  if (!(error instanceof ImportError)) throw new Error("The file was accepted.", { cause: error });
  expect(error.message).toMatch(/^boundaries-[-0-9a-f]+\.geojson[:,]/);
  return error.message.replace(/^boundaries-[-0-9a-f]+\.geojson(, |: )/, "");
}

function changeSecond(change: Partial<InputFeature>): string {
  return geojson(country.map((feature, index) => (index === SECOND ? { ...feature, ...change } : feature)));
}

function changeCoordinates(coordinates: unknown, type = "Polygon"): string {
  return changeSecond({ geometry: { type, coordinates } });
}

const buildRing = (points: string) => points.split(" ").map((point) => point.split(",").map(Number));

test("a complete file has every municipality once", async () => {
  const { municipalities, isDemarcationBoard } = await read(geojson(country));
  expect(municipalities.map((each) => each.code)).toEqual([...codes]);
  expect(isDemarcationBoard).toBe(true);
});

test.each(["MunicipalityCode", "MN_MDB_C", "code"])(
  "%s is accepted as the property of the code",
  async (name) => {
    const renamed = country.map((feature) => ({
      ...feature,
      properties: { [name]: feature.properties.CAT_B },
    }));
    expect((await read(geojson(renamed))).municipalities).toHaveLength(codes.size);
  },
);

test("a byte order mark and heights are ignored", async () => {
  const square = [
    [18.5, -33.5, 12],
    [18.6, -33.5, 12],
    [18.6, -33.4, 12],
    [18.5, -33.5, 12],
  ];
  const { municipalities } = await read(`\uFEFF${changeCoordinates([square])}`);
  expect(municipalities[SECOND]?.geometry.coordinates).toEqual([square.map(([x, y]) => [x, y])]);
});

test("the Prince Edward Islands are accepted and left out", async () => {
  const far = buildRing("37.6,-46.9 37.8,-46.9 37.8,-46.8 37.6,-46.9");
  const near = buildRing("18.5,-33.5 18.6,-33.5 18.6,-33.4 18.5,-33.5");
  const { municipalities } = await read(changeCoordinates([[far], [near]], "MultiPolygon"));
  expect(municipalities[SECOND]?.geometry.coordinates).toEqual([[near]]);
});

test("a file that is not GeoJSON text is refused", async () => {
  expect(await readError("")).toBe("it is empty.");
  expect(await readError(" \n")).toBe("it is empty.");
  expect(await readError(new Uint8Array([0x50, 0x4b, 3, 4, 0xff]))).toBe(
    "it is not text in UTF-8, as GeoJSON is.",
  );
  expect(await readError("code,name\nCPT,Cape Town\n")).toMatch(/^(line 1: )?this is not JSON/);
  expect(await readError('{"type": "FeatureCollection",\n"features": [}')).toMatch(/this is not JSON/);
  expect(await readError('{"type":"Topology","objects":{}}')).toBe(
    'this is not a GeoJSON FeatureCollection, but "Topology".',
  );
  expect(await readError("[1, 2]")).toBe("this is not a GeoJSON FeatureCollection, but something else.");
  expect(await readError('{"type":"FeatureCollection","features":[]}')).toBe("it has no features.");
  expect(await readError('{"type":"FeatureCollection","features":[1]}')).toBe(
    "its features are not GeoJSON features.",
  );
});

test("a file that was cut off is reported at its last line", async () => {
  const fullFile = geojson(country);
  for (const part of [0.2, 0.55, 0.9]) {
    const text = fullFile.slice(0, fullFile.length * part);
    expect(await readError(text)).toBe(
      `line ${text.split("\n").length}: the file ends in the middle: it was cut off.`,
    );
  }
});

test("a missing file and a folder are refused", async () => {
  await expect(readBoundaryFile("/nowhere/b.geojson", codes)).rejects.toThrow(
    "b.geojson: there is no such file.",
  );
  await expect(readBoundaryFile(folder, codes)).rejects.toThrow("it is not a file.");
});

test("a file of more than 200 MB is refused before it is read", async () => {
  const file = join(folder, `boundaries-${crypto.randomUUID()}.geojson`);
  await writeFile(file, "{");
  await truncate(file, 200_000_001);
  await expect(readBoundaryFile(file, codes)).rejects.toThrow("it is larger than 200 MB.");
});

test("other geometry than polygons is refused", async () => {
  expect(await readError(changeSecond({ geometry: null }))).toBe(`line 3: ${code} has no geometry.`);
  expect(await readError(changeCoordinates([18, -33], "Point"))).toBe(
    `line 3: ${code} is a Point, where a polygon is needed.`,
  );
  expect(await readError(changeCoordinates([[["18", "-33"]]]))).toBe(
    `line 3: ${code} has coordinates that are not pairs of numbers in rings.`,
  );
  expect(await readError(changeCoordinates([]))).toMatch(/^line 3: .* not pairs of numbers in rings\.$/);
});

test("rings that are too short or open are refused", async () => {
  const open = buildRing("18,-33 19,-33 19,-32 18,-32");
  expect(await readError(changeCoordinates([open]))).toBe(
    `line 3: ${code} has a ring that does not end where it begins.`,
  );
  expect(await readError(changeCoordinates([[...open.slice(0, 2), open[0]]]))).toBe(
    `line 3: ${code} has a ring of fewer than four points.`,
  );
});

test("a polygon that crosses itself is refused at the place of the crossing", async () => {
  const bow = buildRing("18,-33 20,-31 20,-33 18,-31 18,-33");
  expect(await readError(changeCoordinates([bow]))).toBe(
    `line 3: ${code} crosses or touches itself near 19.00000, -32.00000.`,
  );
});

test("swapped coordinates are reported as swapped", async () => {
  const swapped = buildRing("-33,18 -33,19 -32,19 -33,18");
  expect(await readError(changeCoordinates([swapped]))).toBe(
    `line 3: ${code} has its coordinates swapped (-33, 18): longitude comes first, then latitude.`,
  );
});

test("a place outside the country is refused", async () => {
  const triangleAt = (x: number, y: number) => [
    [
      [x, y],
      [x + 1, y],
      [x + 1, y + 1],
      [x, y],
    ],
  ];
  expect(await readError(changeCoordinates(triangleAt(2, 48)))).toBe(
    `line 3: ${code} has a point at 2, 48, which lies outside South Africa.`,
  );
  expect(await readError(changeCoordinates(triangleAt(-53_000, 3_700_000)))).toBe(
    `line 3: ${code} has a point at -53000, 3700000, which is not a longitude and latitude in degrees (WGS 84).`,
  );
});

test("unknown, absent, duplicate and missing codes are refused", async () => {
  expect(await readError(changeSecond({ properties: { CAT_B: "XX999" } }))).toBe(
    'line 3: "XX999" is not the code of a municipality.',
  );
  expect(await readError(changeSecond({ properties: { name: "Somewhere" } }))).toBe(
    "line 3: the feature has no municipality's code in CAT_B, MunicipalityCode, MN_MDB_C, code.",
  );
  const firstFeature = country[0] as InputFeature;
  expect(await readError(changeSecond({ properties: firstFeature.properties }))).toBe(
    `line 3: ${firstFeature.properties.CAT_B} appears a second time, after line 2.`,
  );
  expect(await readError(geojson(country.slice(1)))).toBe(
    `a municipality is missing: ${firstFeature.properties.CAT_B}.`,
  );
  expect(await readError(geojson(country.slice(0, 10)))).toMatch(
    /^203 municipalities are missing: .* and 193 more\.$/,
  );
});

test("codes of former municipalities are refused with their year", async () => {
  const renamed = new Map([
    ["MP326", "MP322"],
    ["NC087", "NC083"],
  ]);
  const formerFeatures = country.map((feature) => {
    const current = String(feature.properties.CAT_B);
    return { ...feature, properties: { CAT_B: renamed.get(current) ?? current } };
  });
  const merged: InputFeature = { ...(formerFeatures[0] as InputFeature), properties: { CAT_B: "NC081" } };
  expect(await readError(geojson([...formerFeatures, merged]))).toBe(
    "3 codes are of 2011 (MP322, NC081, NC083); 2 current ones are missing: a file of the municipalities since August 2016 is needed.",
  );
});
