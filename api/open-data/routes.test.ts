import { strFromU8, unzipSync } from "fflate";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { getCrimeStats } from "../crime/contract.ts";
import { getFindings } from "../findings/contract.ts";
import { getHealthCheckStats } from "../health-check/contract.ts";
import { readEnv } from "../lib/operating/env.ts";
import { getJsonResponse } from "../testing/Browser.ts";
import { openBuildingBlockDatabase } from "../testing/import/savedByExcel.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { getSite } from "./getSite.ts";
import { placeArchive } from "./routes.ts";

type Row = Record<string, string>;

describe.each(testDatabases)("the archive of a place, on %s", (_name, open) => {
  const api = startApi(open, { isShared: true });

  /**
   * Does not send a request: on a busy machine the archive of the whole country would exceed the deadline.
   */
  async function buildArchive(boundaryId: number) {
    const options = { today: "2026-08-15", site: getSite(readEnv({ NODE_ENV: "test" })) };
    const { bytes } = await api.knex.transaction((trx) => placeArchive(trx, boundaryId, options));
    return readArchive(bytes);
  }

  function readArchive(bytes: Uint8Array) {
    const files = unzipSync(bytes);
    return {
      names: Object.keys(files),
      text: (name: string) => strFromU8(files[name] as Uint8Array),
      rows: (name: string) =>
        Papa.parse<Row>(strFromU8(files[name] as Uint8Array).replace("\uFEFF", ""), {
          header: true,
          skipEmptyLines: true,
        }).data,
    };
  }

  test("is one file named after the place, with a README that lists each table and source", async () => {
    const response = await fetch(`${api.url}/api/download?boundaryId=7`);
    expect(response.status).toBe(200);
    const { names, text } = readArchive(new Uint8Array(await response.arrayBuffer()));
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="demonstration-gbvf-northern-cape-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const readme = text("README.txt");
    for (const name of names.filter((each) => each.endsWith(".csv"))) {
      expect(readme).toContain(`\r\n${name}\r\n`);
      const header = text(name).split("\r\n")[0]?.replace("\uFEFF", "").split(",") ?? [];
      for (const column of header) expect(readme).toContain(`- ${column}: `);
    }
    expect(readme).toContain("Everything held about Northern Cape");
    expect(readme).toContain("THE FIGURES ARE INVENTED");
    expect(readme).toContain("Source: Invented figures, for demonstration");
    expect(Math.max(...readme.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(120);
  });

  test("contains the figures of the pages, for the place and every place inside, in every period", async () => {
    const { rows } = await buildArchive(7);
    const crime = rows("crime.csv");
    expect(new Set(crime.map((row) => row.Invented))).toEqual(new Set(["Yes"]));
    const findings = await getJsonResponse(api, getFindings, { query: { boundaryId: 7, componentId: 3 } });
    for (const { boundary, figure, values, sinceYear } of [findings.place, ...findings.areas]) {
      const boundaryRows = crime.filter((row) => row.Place === boundary && row.Level !== "police precinct");
      const figures = findings.periods.map(
        (period) => boundaryRows.find((row) => row.Period === period)?.Figure,
      );
      expect(figures).toEqual(values.map((value) => (typeof value === "number" ? value.toFixed(2) : "")));
      const currentFigure = boundaryRows.find((row) => row.Period === findings.span)?.Figure;
      expect(currentFigure).toBe(typeof figure === "number" ? figure.toFixed(2) : "");
      const latest = boundaryRows.find((row) => row.Period === findings.periods.at(-1));
      const hasChange = sinceYear !== null && typeof sinceYear.from === "number";
      expect(latest?.Change === "").toBe(!hasChange);
      if (hasChange) {
        expect(Number(latest?.Change)).toBeCloseTo(Number(sinceYear.to) - Number(sinceYear.from), 2);
        expect(latest?.["Changed since"]).toBe(sinceYear.since);
      }
    }
    for (const row of crime.filter(({ Figure }) => Figure !== ""))
      expect(Number(row["Coverage (%)"])).toBeGreaterThanOrEqual(80);
    const stats = await getJsonResponse(api, getCrimeStats, { query: { boundaryId: 7 } });
    const byOffence = rows("crime-by-offence.csv");
    for (const { period, crimeStats } of stats.periods) {
      const provinceRows = byOffence.filter((row) => row["Place id"] === "7" && row.Period === period);
      expect(provinceRows.map((row) => [row.Offence, row.Reports])).toEqual(
        crimeStats.map(({ description, value }) => [description, value === null ? "" : String(value)]),
      );
    }
  });

  test("has the people and the exact 95 % interval next to a crime rate", async () => {
    const { rows } = await buildArchive(7);
    const rowsWithRate = rows("crime.csv").filter((row) => row.Level === "district" && row.Figure !== "");
    expect(rowsWithRate.length).toBeGreaterThan(5);
    for (const row of rowsWithRate) {
      const [rate, reports, people] = [Number(row.Figure), Number(row["Rests on"]), Number(row.People)];
      expect(Math.abs((rate * people) / 100_000 - reports)).toBeLessThanOrEqual(people * 5.1e-8);
      const width = (1.96 * Math.sqrt(reports) * 100_000) / people;
      const [lower, upper] = [Number(row["Lower 95 %"]), Number(row["Upper 95 %"])];
      expect(lower).toBeLessThan(rate);
      expect(upper).toBeGreaterThan(rate);
      expect((upper - lower) / (2 * width)).toBeCloseTo(1, 0);
    }
    expect(Object.keys(rows("building-blocks.csv")[0] ?? {})).not.toContain("Lower 95 %");
  });

  test("S20 has no number for a suppressed figure, and gives the reason", async () => {
    const { rows } = await buildArchive(0);
    const healthCheckRows = rows("health-checks.csv");
    expect(
      healthCheckRows.filter((row) => row["Why there is no figure"] === "Too few responses to say"),
    ).not.toEqual([]);
    for (const row of healthCheckRows) {
      expect(row.Figure === "").toBe(row["Why there is no figure"] !== "");
      if (row.Figure === "") expect(row["Rests on"]).toBe("");
    }
    const stats = await getJsonResponse(api, getHealthCheckStats);
    const suppressedStats = stats.healthCheckStats.filter(({ state }) => state === "too-few");
    const byCategory = rows("health-checks-by-category.csv");
    for (const { period, description } of suppressedStats) {
      const boundaryRows = byCategory.filter(
        (row) => row.Period === period && row["Type of organisation"] === description,
      );
      expect(boundaryRows.map((row) => [row["Maturity (%)"], row.Organisations, row.Responses])).toEqual([
        ["", "", ""],
      ]);
    }
  });

  test("S24 contains no name of a confidential service or of a person", async () => {
    const { names, text } = await buildArchive(0);
    const everything = names.map(text).join("\n");
    const confidential: string[] = await api
      .knex("stakeholder")
      .where({ isConfidential: true })
      .pluck("name");
    const people: string[] = await api
      .knex("person")
      .join("stakeholder", "stakeholder.stakeholder_id", "person.stakeholder_id")
      .pluck("stakeholder.name");
    expect(confidential.length).toBeGreaterThan(0);
    expect([...confidential, ...people].filter((name) => everything.includes(name))).toEqual([]);
  });

  test("exists for a municipality and a police precinct, and responds 404 for an unknown place", async () => {
    const municipality = await buildArchive(1163);
    expect(new Set(municipality.rows("crime.csv").map((row) => row.Level))).toEqual(
      new Set(["municipality", "police precinct"]),
    );
    expect(municipality.rows("building-blocks-by-requirement.csv").length).toBeGreaterThan(10);
    expect((await buildArchive(10421)).rows("places.csv")).toHaveLength(1);
    expect((await fetch(`${api.url}/api/download?boundaryId=77`)).status).toBe(404);
  });
});

const SOL_PLAATJE = 1163;
const FILE = `municipality,building_block,name,captured_on,address_line1,opening_hours,languages
NC091,Police station support services,Kimberley,2026-05-01,8 Transvaal Road,Day and night,Setswana; English
NC091,Rapid Response Teams,Sol Plaatje RRT,2026-05-01,,,
NC091,Shelters,Safe Place,2026-05-01,12 Hidden Lane,Day and night,isiXhosa
`;

test("S24 lists opening hours and languages of services, and omits confidential ones", async () => {
  const { importText, knex } = await openBuildingBlockDatabase();
  await importText(FILE);
  const readServices = async (boundaryId: number) => {
    const options = { today: "2026-08-15", site: getSite(readEnv({ NODE_ENV: "test" })) };
    const { bytes } = await knex.transaction((trx) => placeArchive(trx, boundaryId, options));
    const text = strFromU8(unzipSync(bytes)["services.csv"] as Uint8Array).replace("\uFEFF", "");
    return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
  };
  const rows = await readServices(SOL_PLAATJE);
  expect(rows.find(({ Service }) => Service === "Kimberley Police Station")).toMatchObject({
    ...{ "Place id": "1163", "Building block": "Police station support services", Invented: "No" },
    ...{ Address: "8 Transvaal Road", "Opening hours": "Day and night", Languages: "tn;en" },
  });
  expect(rows.find(({ Service }) => Service === "Sol Plaatje RRT")).toMatchObject({
    ...{ Address: "", "Opening hours": "", Languages: "" },
  });
  expect(JSON.stringify(rows)).not.toMatch(/Safe Place|Hidden|xh/);
  for (const boundaryId of [7, 0])
    expect(await readServices(boundaryId)).toEqual(expect.arrayContaining(rows));
});
