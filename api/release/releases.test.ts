import Papa from "papaparse";
import { SaxesParser } from "saxes";
import { describe, expect, test } from "vitest";
import { closeEndedSurveys } from "../survey/results/closeSurveys.ts";
import { getJsonResponse } from "../testing/Browser.ts";
import { createImporter } from "../testing/import/importInto.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { TEST_DAY } from "../testing/testSession.ts";
import { getRelease, getReleases, type Release } from "./contract.ts";
import { renderFeed } from "./routes.ts";
import { storeQuarterRelease } from "./storeRelease.ts";

const NEXT_QUARTER = new Date(TEST_DAY.getTime() + 92 * 24 * 3_600_000);

describe.each(testDatabases)("releases on %s", (_name, open) => {
  const api = startApi(open);

  const fetchReleases = () => getJsonResponse(api, getReleases);
  const waitForReleases = async (count: number) => {
    await expect.poll(async () => (await fetchReleases()).length).toBe(count);
    return fetchReleases();
  };
  const fetchRelease = (id: number): Promise<Release> =>
    getJsonResponse(api, getRelease, { params: { releaseId: id } });
  const fetchFile = (id: number, componentId = 3) =>
    fetch(`${api.url}/api/releases/${id}/figures/${componentId}`);
  const importCrime = (rows: string, dryRun = false) =>
    createImporter("crime", api.knex, "").importText(`station,period,category,count\n${rows}`, {
      dryRun,
      reason: "It is meant so.",
    });
  const readStations = async () => {
    const names: string[] = await api
      .knex("boundary")
      .where({ boundaryTypeId: 5, nationalBoundaryId: 7 })
      .pluck("description");
    return [...new Set(names)];
  };

  test("the demonstration has one release, of every theme and period, marked as invented", async () => {
    const [onlyRelease, ...otherReleases] = await fetchReleases();
    expect(otherReleases).toEqual([]);
    expect(onlyRelease).toMatchObject({
      releaseId: 1,
      title: "All themes: Apr - Jun 2026 and cycle 1 of 2026",
      isDemonstration: true,
      corrections: 0,
    });
    const { themes } = await fetchRelease(1);
    expect(themes.map(({ componentId }) => componentId)).toEqual([3, 1, 2, 4]);
    for (const { lines, periods, findings } of themes) {
      expect(lines[0]?.boundary).toBe("South Africa");
      expect(lines).toHaveLength(10);
      for (const { values } of lines) expect(values).toHaveLength(periods.length);
      expect(findings.every((sentence) => /^[A-Z0-9].*[^.]\.$/.test(sentence))).toBe(true);
    }
  });

  test("an import creates a release, a correction lists both figures, and earlier releases do not change", async () => {
    const before = await fetchRelease(1);
    const fileBefore = await (await fetchFile(1)).text();
    const names = await readStations();
    const rows = (count: number) => names.map((name) => `${name},2018Q1,Rape,${count}`).join("\n");
    await importCrime(rows(10), true);
    expect(await fetchReleases()).toHaveLength(1);

    await importCrime(rows(10));
    const [importRelease] = await waitForReleases(2);
    expect(importRelease).toMatchObject({
      title: "Crime statistics: Jan - Mar 2018",
      isDemonstration: false,
      corrections: 0,
      summary: [
        "Crime statistics: the invented figures of the demonstration were replaced.",
        "Crime statistics: figures of Jan - Mar 2018 are new.",
        `Crime statistics, in the file: ${names.length} figures were added and 0 corrected, in Jan - Mar 2018.`,
      ],
    });

    await importCrime(rows(12));
    const [corrected] = await waitForReleases(3);
    expect(corrected?.title).toBe("Crime statistics: corrected figures");
    expect(corrected?.summary).toEqual([
      "Crime statistics: 1 figure of the country and its provinces, of Jan - Mar 2018, was corrected.",
      `Crime statistics, in the file: 0 figures were added and ${names.length} corrected, in Jan - Mar 2018.`,
    ]);
    const [theme] = (await fetchRelease(corrected?.releaseId as number)).themes;
    const [correction] = theme?.corrections ?? [];
    expect(correction).toMatchObject({ period: "Jan - Mar 2018", boundary: "Northern Cape" });
    expect(Number(correction?.to)).toBeGreaterThan(Number(correction?.from));
    expect(await fetchRelease(1)).toEqual(before);
    expect(await (await fetchFile(1)).text()).toBe(fileBefore);

    await importCrime(rows(12));
    expect(await fetchReleases()).toHaveLength(3);
  });

  test("an ended quarter is released once, a day after its end, when its surveys are closed", async () => {
    const storeQuarter = (day: Date) => api.knex.transaction((trx) => storeQuarterRelease(trx, day));
    const count = (await fetchReleases()).length;
    await storeQuarter(TEST_DAY);
    expect(await fetchReleases()).toHaveLength(count);
    await storeQuarter(NEXT_QUARTER);
    expect(await fetchReleases()).toHaveLength(count);
    await closeEndedSurveys(api.knex, NEXT_QUARTER);
    await storeQuarter(NEXT_QUARTER);
    await storeQuarter(NEXT_QUARTER);
    const [latest] = await waitForReleases(count + 1);
    expect(latest?.title).toMatch(/: Jul - Sep 2026 and cycle 2 of 2026$/);
  });

  test("a release's file has the figures of every place, reasons for hidden ones and no formulas", async () => {
    const response = await fetchFile(1, 2);
    expect(response.headers.get("content-type")).toBe("text/csv");
    expect(response.headers.get("content-disposition")).toContain("demonstration-release-1-");
    const rows = Papa.parse<Record<string, string>>((await response.text()).replace("\uFEFF", ""), {
      header: true,
      skipEmptyLines: true,
    }).data;
    expect(new Set(rows.map(({ Level }) => Level))).toEqual(
      new Set(["country", "province", "district", "municipality"]),
    );
    const hiddenRows = rows.filter((row) => row["Why there is no figure"] === "Too few responses to say");
    expect(hiddenRows.length).toBeGreaterThan(0);
    expect(hiddenRows.every((row) => row.Figure === "" && row["Rests on"] === "")).toBe(true);
    expect(await (await fetchFile(1)).text()).toMatch(/,police precinct,/);

    await api.knex("boundary").where({ boundaryId: 1163 }).update({ description: "=1+1" });
    const names = await readStations();
    await importCrime(names.map((name) => `${name},2018Q2,Rape,9`).join("\n"));
    await expect
      .poll(async () => (await fetchFile((await fetchReleases())[0]?.releaseId ?? 0)).text())
      .toMatch(/,"?'=1\+1"?,/);
  });

  test("responds 404 to an unknown release, or a theme that the release does not contain", async () => {
    const [latest] = await fetchReleases();
    for (const path of [`${latest?.releaseId}/figures/4`, "1/figures/9", "999/figures/3", "999"])
      expect([path, (await fetch(`${api.url}/api/releases/${path}`)).status]).toEqual([
        path,
        path === "1/figures/9" ? 400 : 404,
      ]);
  });

  test("the feed is Atom, with an entry for each release at its permanent URL", async () => {
    const response = await fetch(`${api.url}/api/releases.atom`);
    expect(response.headers.get("content-type")).toBe("application/atom+xml");
    expect(response.headers.get("content-disposition")).toBe('inline; filename="releases.atom"');
    const { feed, entries } = readAtom(await response.text());
    const allReleases = await fetchReleases();
    expect(entries.map(({ title }) => title)).toEqual(allReleases.map(({ title }) => title));
    expect(entries.map(({ id }) => id)).toEqual(
      allReleases.map(({ releaseId }) => `http://localhost:8080/home/releases/${releaseId}`),
    );
    expect(feed.updated).toBe(entries[0]?.updated);
    expect(feed.links).toEqual(["self", "alternate"]);
  });
});

test("the feed is valid XML whatever the name of the publisher", () => {
  const publisher = "A\u0000\u0001\u000b\ufffe\ud800 & <b>]]> \u202e";
  const { feed } = readAtom(
    renderFeed([], { title: "Feed", self: "/a", page: "/b", origin: "http://localhost:8080", publisher }),
  );
  expect(feed["author name"]).toBe("A & <b>]]> \u202e");
});

type Parts = Record<string, string> & { links?: string[] };

function readAtom(text: string) {
  const feed: { [name: string]: string } & { links: string[] } = { links: [] } as never;
  const entries: Record<string, string>[] = [];
  const path: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, uri, attributes }) => {
    expect(uri).toBe("http://www.w3.org/2005/Atom");
    path.push(name);
    if (name === "entry") entries.push({});
    if (name === "link" && path.at(-2) === "feed") feed.links.push(String(attributes.rel?.value));
    if (name === "link" && path.at(-2) === "entry") {
      const entry = entries.at(-1) as Parts;
      expect(attributes.href?.value).toBe(entry.id);
    }
  });
  parser.on("text", (text) => {
    const target = path.includes("entry") ? (entries.at(-1) as Parts) : feed;
    const name = path.at(-1) as string;
    if (text.trim() !== "") target[path.includes("author") ? `author ${name}` : name] = text;
  });
  parser.on("closetag", () => path.pop());
  parser.write(text).close();
  for (const part of ["id", "title", "updated", "author name"]) expect(feed[part]).toBeTruthy();
  for (const entry of entries) {
    for (const part of ["id", "title", "updated", "published", "summary"]) expect(entry[part]).toBeTruthy();
    expect(new Date(entry.updated as string).toISOString()).toBe(entry.updated);
  }
  return { feed, entries };
}
