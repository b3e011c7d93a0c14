import { brotliCompressSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { openTestDatabase } from "../testing/testDatabase.ts";
import { findPlaceChanges } from "./routes.ts";

const HEADER = "Place id,Place,Level,Period,Measure,Figure,Why there is no figure,Rests on,Invented";
const HEALTH_CHECK = 2;
const CRIME = 3;

async function listChanges(releases: readonly { componentId: number; rows: readonly string[] }[]) {
  const database = await openTestDatabase("reference");
  onTestFinished(() => database.close());
  const { knex } = database;
  await knex("release").delete();
  for (const [index, { componentId, rows }] of releases.entries()) {
    const releaseId = index + 1;
    await knex("release").insert({
      releaseId,
      cause: "import",
      publishedAt: `2026-0${releaseId}-20T08:00:00Z`,
      content: "{}",
    });
    const content = brotliCompressSync(`${[HEADER, ...rows].join("\r\n")}\r\n`);
    await knex("release_file").insert({ releaseId, componentId, content });
  }
  return (await findPlaceChanges(knex, 7)).map(({ releaseId, sentences }) => [releaseId, sentences]);
}

const buildRow = (place: number, period: string, figure: string, invented = "No") =>
  `${place},"Cape, Northern",province,${period},Reports,${figure},,${figure},${invented}`;

test("a place's feed lists new and changed figures of this place only, latest first", async () => {
  const firstRows = [buildRow(7, "Apr - Jun 2026", "10.00"), buildRow(71, "Apr - Jun 2026", "1.00")];
  const secondRows = [
    buildRow(7, "Apr - Jun 2026", "11.50"),
    buildRow(7, "Jul - Sep 2026", "9.00"),
    buildRow(71, "Apr - Jun 2026", "2.00"),
  ];
  expect(
    await listChanges([
      { componentId: CRIME, rows: firstRows },
      { componentId: CRIME, rows: secondRows },
      { componentId: CRIME, rows: secondRows },
    ]),
  ).toEqual([
    [2, ["Changed: Reports, Apr - Jun 2026: 11.50, before 10.00.", "New: Reports, Jul - Sep 2026: 9.00."]],
    [1, ["Crime statistics: 1 figure published."]],
  ]);
});

test("invented figures are replaced, not corrected", async () => {
  const releases = ["Yes", "No"].map((invented) => ({
    componentId: CRIME,
    rows: [buildRow(7, "Apr - Jun 2026", invented === "Yes" ? "10.00" : "12.00", invented)],
  }));
  expect((await listChanges(releases))[0]).toEqual([2, ["Crime statistics: 1 figure published."]]);
});

test("S21 the feed never has two versions of a health check's figure", async () => {
  const rows = [buildRow(7, "Apr - Jun 2026", "55.00")];
  expect(await listChanges([{ componentId: HEALTH_CHECK, rows }])).toEqual([]);
});
