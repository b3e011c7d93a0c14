import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { findFindings } from "../findings/queries.ts";
import type { Database } from "../lib/database/db.ts";
import { readEnv } from "../lib/operating/env.ts";
import { siteOf } from "../open-data/siteOf.ts";
import { FoundDataset } from "../testing/open-data/FoundDataset.ts";
import { openTestDatabase } from "../testing/testDatabase.ts";
import { TEST_DAY } from "../testing/testSession.ts";
import { dataBlock, firstViewOf } from "./firstView.ts";

const SITE = siteOf(readEnv({ NODE_ENV: "test", PUBLIC_ORIGIN: "https://gbvf.example" }));

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase("demonstration");
});
afterAll(() => database.close());

const writeWhole = async (address: string) => {
  const { pathname, searchParams } = new URL(address, "http://localhost");
  return firstViewOf(
    () => database.knex,
    () => TEST_DAY,
    SITE,
  )(pathname, searchParams)?.write();
};
const write = async (address: string) => (await writeWhole(address))?.body;
const findingsOf = (boundaryId: number, componentId: number) =>
  findFindings(database.knex, { boundaryId, componentId }, "2026-08-15");
const sentencesOf = async (boundaryId: number, componentId: number) =>
  (await findingsOf(boundaryId, componentId)).sentences;

test("the map and the grid open with the finding that they show, of crime if no theme is chosen", async () => {
  const { sentences, shares } = await findingsOf(7, 3);
  for (const [path, finding] of [
    ["/home/map?boundaryId=7", sentences.areas],
    ["/home/grid?boundaryId=7&boundaryTypeId=1&componentId=3", shares?.sentence],
  ] as const) {
    const written = await write(path);
    expect(written).toContain("<h1>Crime in Northern Cape</h1>");
    expect(written).toContain(`<p data-finding>${finding}</p>`);
  }
  expect(shares?.sentence).toMatch(/has the largest share of reported sexual offences, \d/);
  expect(await write("/home/grid")).toContain("<p>Share of the sexual offences reported to the police in ");
  const { place } = await sentencesOf(1163, 1);
  expect(await write("/home/map?boundaryId=1163&componentId=1")).toContain(place);
});

test("the chart opens with the change of its theme, or with all themes", async () => {
  const { change } = await sentencesOf(0, 1);
  expect(await write("/home/chart?componentId=1")).toContain(`<p data-finding>${change}</p>`);
  const all = await write("/home/chart");
  expect(all?.match(/<h2>/g)).toHaveLength(4);
  expect(all).toContain("<h1>The response to GBVF in South Africa</h1>");
});

test("with some options chosen no finding is written, for it would be of all", async () => {
  const written = await write("/home/map?componentId=3&componentOptions=2");
  expect(written).not.toContain("data-finding");
  expect(written).toContain("<h1>Crime in South Africa</h1>");
});

test("S28 the same view has one key, whatever stands in its address", () => {
  const keyOf = (address: string) => {
    const { pathname, searchParams } = new URL(address, "http://localhost");
    return firstViewOf(
      () => database.knex,
      () => TEST_DAY,
      SITE,
    )(pathname, searchParams)?.key;
  };
  for (const [one, other] of [
    ["/home/map", "/home/map?componentId=3&boundaryId=0&x=1"],
    ["/home/map?componentId=1", "/home/map?componentId=1&boundaryId=07&componentOptions="],
    ["/home/chart", "/home/chart?componentOptions=2"],
  ] as const)
    expect([other, keyOf(other)]).toEqual([other, keyOf(one)]);
});

test("figures that are invented are said to be so", async () => {
  const tell = (isDemonstration: boolean) =>
    database.knex("data_source").where({ theme: "crime" }).update({ isDemonstration });
  onTestFinished(async () => void (await tell(true)));
  expect(await write("/home/map")).toContain("Demonstration data");
  await tell(false);
  expect(await write("/home/map")).not.toContain("Demonstration data");
  expect(await write("/home/map?componentId=1")).toContain("Demonstration data");
  expect(await write("/home/chart")).toContain("Demonstration data");
});

test("what is no place or no theme is taken as none, and an unknown place has nothing written", async () => {
  expect(await write("/home/map?boundaryId=<script>&componentId=9")).toContain("Crime in South Africa");
  expect(await write("/home/map?boundaryId=99999999999")).toContain("Crime in South Africa");
  expect(await write("/home/map?boundaryId=424242")).toBe("");
  expect(await write("/home")).toBeUndefined();
  expect(await write("/profile/")).toBeUndefined();
});

test("the chart of a theme says to machines what its figures are, as dataset search asks for", async () => {
  const { head = "" } = (await writeWhole("/home/chart?componentId=3")) ?? {};
  const [, block = ""] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(head) ?? [];
  expect(block).not.toContain("<");
  const dataset = FoundDataset.parse(JSON.parse(block));
  expect(dataset.name).toMatch(/^Crime in South Africa/);
  expect(dataset.distribution.map(({ contentUrl }) => contentUrl).join(" ")).toContain("crime.csv");
});

test("words from a file cannot end the block early", () => {
  expect(dataBlock({ name: "</script><script>alert(1)</script>" }).match(/<\/?script/g)).toHaveLength(2);
});
