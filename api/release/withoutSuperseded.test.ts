import Papa from "papaparse";
import { beforeAll, describe, expect, test } from "vitest";
import { raiseDataVersion } from "../lib/cache/dataVersion.ts";
import { getJsonResponse } from "../testing/Browser.ts";
import { openCrimeDatabase } from "../testing/import/crimeImports.ts";
import { startApi } from "../testing/startApi.ts";
import { getRelease } from "./contract.ts";
import { findRelease, findReleases } from "./queries.ts";

describe("superseded figures", () => {
  const HEALTH_CHECK = 2;
  const CRIME = 3;

  const api = startApi();
  beforeAll(async () => {
    const { content } = await api.knex("release").first();
    for (const theme of content.themes) theme.source.isDemonstration = false;
    const corrections = [
      { period: "Jan - Mar 2026", boundary: "South Africa", from: 0.1234, to: 0.2345 },
      { period: "Jan - Mar 2026", boundary: "South Africa", from: "no-data", to: 0.3456 },
    ];
    for (const theme of content.themes) theme.corrections = corrections;
    await api.knex("release").update({ content: JSON.stringify(content) });
  });

  const readTheme = async (id: number) => {
    const { themes } = await getJsonResponse(api, getRelease, { params: { releaseId: 1 } });
    const theme = themes.find(({ componentId }) => componentId === id);
    if (theme === undefined) throw new Error(`The release has no theme ${id}.`);
    return theme;
  };

  test("S21 a release hides a group's figure once it changes, and every sentence of its theme", async () => {
    const readFile = async () => (await fetch(`${api.url}/api/releases/1/figures/${HEALTH_CHECK}`)).text();
    const rowsBefore = Papa.parse<string[]>(await readFile(), { skipEmptyLines: true }).data;
    expect(rowsBefore.flat()).not.toContain("It changed since");
    const before = await readTheme(HEALTH_CHECK);
    const index = before.periods.indexOf("Jan - Mar 2026");
    const numbers = () =>
      before.lines.flatMap(({ values }) => values.filter((each) => typeof each === "number"));
    expect(before.findings).not.toEqual([]);
    expect(before.lines[0]?.values[index]).toEqual(expect.any(Number));

    await api
      .knex("health_check_result")
      .where({ boundaryId: 0, year: 2026, quarter: 1, organisationTypeId: 0 })
      .increment("overall", 3);
    await api.knex.transaction((trx) => raiseDataVersion(trx, ["health-check"]));
    await expect.poll(async () => (await readTheme(HEALTH_CHECK)).lines[0]?.values[index]).toBe("too-few");
    const after = await readTheme(HEALTH_CHECK);
    const file = Papa.parse<string[]>(await readFile(), { skipEmptyLines: true }).data;
    expect(file.filter((row) => row.includes("It changed since"))).toEqual([
      expect.arrayContaining(["0", "South Africa", "Jan - Mar 2026", "", "It changed since", ""]),
    ]);
    expect(file).toHaveLength(rowsBefore.length);
    expect(after.findings).toEqual([]);
    const remainingNumbers = after.lines.flatMap(({ values }) =>
      values.filter((each) => typeof each === "number"),
    );
    expect(remainingNumbers).toHaveLength(numbers().length - 1);
  });

  test("S21 corrections are not published for health checks, and are for crime reports", async () => {
    const { corrections } = await readTheme(HEALTH_CHECK);
    expect(corrections).toMatchObject([
      { from: "too-few", to: "too-few" },
      { from: "no-data", to: "too-few" },
    ]);
    expect((await readTheme(CRIME)).corrections[0]).toMatchObject({ from: 0.1234, to: 0.2345 });
  });
});

test("importing quarters after years corrects nothing, and a later correction of a year is listed once", async () => {
  const { importText, knex } = await openCrimeDatabase();
  const names: string[] = [
    ...new Set<string>(
      await knex("boundary").where({ boundaryTypeId: 5, nationalBoundaryId: 7 }).pluck("description"),
    ),
  ];
  const importRows = (period: string, count: number) =>
    importText(
      `station,period,category,count\n${names.map((name) => `${name},${period},Rape,${count}\n`).join("")}`,
      { reason: "It is meant so." },
    );
  const fetchLatestCorrections = async () => {
    const [release] = await findReleases(knex);
    const { themes } = await findRelease(knex, release?.releaseId ?? 0, "2026-08-15");
    return themes[0]?.corrections;
  };

  await importRows("2014-2015", 10);
  await importRows("2015-2016", 10);
  await importRows("2018Q1", 3);
  expect(await fetchLatestCorrections()).toEqual([]);

  await importRows("2014-2015", 12);
  const corrections = await fetchLatestCorrections();
  expect(corrections).toEqual([
    { period: "2014/15", boundary: "Northern Cape", from: expect.any(Number), to: expect.any(Number) },
  ]);
  expect(Number(corrections?.[0]?.to)).toBeGreaterThan(Number(corrections?.[0]?.from));

  await importRows("2018Q2", 4);
  expect(await fetchLatestCorrections()).toEqual([]);
});
