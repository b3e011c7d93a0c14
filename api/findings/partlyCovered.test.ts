import type { Knex } from "knex";
import { describe, expect, test } from "vitest";
import { measure } from "../crime/measure.ts";
import { findCrimeStats } from "../crime/queries.ts";
import { crimeTables } from "../crime/tables.ts";
import { findBoundary } from "../geography/queries.ts";
import { readOnly } from "../lib/database/readOnly.ts";
import { buildFiguresFile } from "../open-data/figuresFile.ts";
import { findWithDescendants } from "../open-data/places.ts";
import { storeImportRelease } from "../release/storeRelease.ts";
import { openCrimeDatabase } from "../testing/import/crimeImports.ts";
import { testRenderers } from "../testing/startApp.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import type { Findings } from "./contract.ts";
import { findFigure } from "./embed/findFigure.ts";
import { findFindings } from "./queries.ts";

const { renderEmbed } = await testRenderers();

const NOW = new Date("2026-08-15T10:00:00+02:00");
const CRIME = 3;
const PART = /the (\d+) precincts that have figures \((\d+|less than 1)% of people\)/;

type Station = { station: string; province: string };

async function getStations(knex: Knex, codes: readonly string[]): Promise<Station[]> {
  return knex("boundary as precinct")
    .join("boundary as province", "province.boundary_id", "precinct.national_boundary_id")
    .where("precinct.boundary_type_id", 5)
    .whereIn("province.code", codes)
    .orderBy("precinct.boundary_id")
    .select("precinct.description as station", "province.description as province");
}

const getImportFile = (stations: readonly Station[]) =>
  [
    "Province,Station,Category,2014-2015,2015-2016",
    ...stations.map(
      ({ station, province }, index) =>
        `${province},"${station}",Sexual Offences,${60 + (index % 40)},${30 + (index % 40)}`,
    ),
  ].join("\n");

const listSentences = ({ sentences }: Findings) => Object.values(sentences).filter((each) => each !== null);

describe.each(testDatabases)("on %s", (_name, open) => {
  async function importPart(codes: readonly string[], count?: number) {
    const { knex, importText } = await openCrimeDatabase("reference", open);
    const stations = (await getStations(knex, codes)).slice(0, count);
    const { summary } = await importText(getImportFile(stations), { dryRun: true });
    expect(await importText(getImportFile(stations))).toMatchObject({ changed: true });
    const findings = (boundaryId: number, areaTypeId?: number) =>
      readOnly(knex, (trx) =>
        findFindings(trx, { boundaryId, componentId: CRIME, areaTypeId }, "2026-08-15"),
      );
    return { knex, stations, findings, preview: summary };
  }

  test.each([
    ["two provinces", ["NC", "NW"], undefined],
    ["nine stations", ["NC"], 9],
  ])("figures of %s are not presented as those of the country", async (_cut, codes, count) => {
    const { knex, stations, findings, preview } = await importPart(codes, count);
    const visible = preview.find((each) => each.startsWith("The pages would show 2015/16, of the "));
    expect(PART.exec(`${visible}`)?.[1]).toBe(String(stations.length));
    expect(preview).toContain("South Africa would have no rate: less than 80% of its people are covered.");
    const country = await findings(0);
    expect(country.place).toMatchObject({ figure: "under-covered", rank: null, sinceYear: null });
    expect(country.place.coverage).toMatchObject({ precinctsReporting: stations.length });
    const reason = `${stations.length} of 1,167 stations reported`;
    expect(country.place.missing).toBe(`No yearly rate of reported sexual offences: ${reason}`);
    expect(country.sentences.place).toBe(
      `South Africa has no yearly rate of reported sexual offences: ${reason} (2015/16)`,
    );
    expect(country.sentences.change).toBeNull();
    for (const sentence of listSentences(country))
      expect(sentence).not.toMatch(/South Africa \d|in South Africa/);

    const precincts = await findings(0, 5);
    const [, precinctCount] = PART.exec(`${precincts.sentences.areas}`) ?? [];
    expect(Number(precinctCount)).toBe(stations.length);
    expect(precincts.sentences.areas).toMatch(/ of [\d,]+ in the \d+ precincts that have figures/);
    const rankedPart = ` of ${stations.length} police precincts of South Africa with figures, `;
    expect(precincts.sentences.areas).toContain(rankedPart);
    expect(precincts.sentences.areas?.replace(rankedPart, "")).not.toContain("South Africa");

    const stats = await readOnly(knex, (trx) => findCrimeStats(trx, 0));
    expect(stats.boundaryLevel).toMatchObject({ precinctsReporting: stations.length, ratePer100000: null });
    for (const period of stats.periods) {
      expect(period).toMatchObject({ precinctsReporting: stations.length, precincts: 1167 });
      expect(Number(period.coveredPeopleShare)).toBeLessThan(0.8);
    }
  });

  test("files, embeds and the release name their coverage, too", async () => {
    const { knex } = await importPart(["NC", "NW"]);
    await readOnly(knex, async (trx) => {
      const tables = crimeTables(await findCrimeStats(trx, 0));
      const rows = tables.flatMap((file) => file.rows.filter(([boundaryId]) => boundaryId === 0));
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(row.at(-2)).toMatch(/ \d+ precincts that have figures/);

      const places = await findWithDescendants(trx, await findBoundary(trx, 0));
      const figures = await buildFiguresFile(
        trx,
        { name: "crime.csv", measure },
        { places, today: "2026-08-15" },
      );
      const countryRows = figures.rows.filter(([boundaryId]) => boundaryId === 0);
      expect(countryRows.map((row) => row[5])).toEqual(countryRows.map(() => null));
      for (const row of countryRows)
        expect(row[6]).toMatch(
          /^No yearly rate of reported sexual offences: \d+ of 1,167 stations reported$/,
        );

      for (const kind of ["areas", "trend"] as const) {
        const figure = await findFigure(
          trx,
          { kind, theme: "crime", boundaryId: 0, areaTypeId: undefined },
          "2026-08-15",
        );
        const markup = renderEmbed({ figure, origin: "https://gbvf.example", publisher: null });
        expect(markup).toMatch(/<p>[^<]*South Africa: only the \d+ precincts that have figures/);
        expect(markup).not.toMatch(/<h1>[^<]*South Africa \d/);
      }
    });
    await knex.transaction((trx) => storeImportRelease(trx, { datasets: ["crime"], now: NOW }));
    const [release] = await knex("release").orderBy("release_id", "desc").select("content");
    expect(JSON.stringify(release.content)).toContain(
      "South Africa has no yearly rate of reported sexual offences: ",
    );
  });
});
