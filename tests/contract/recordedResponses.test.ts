import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runImport } from "../../api/data-import/importers.ts";
import { BOUNDARY_TYPE } from "../../api/shared/figures/boundaryTypes.ts";
import { startApi } from "../../api/testing/startApi.ts";
import { temporaryFolder } from "../../api/testing/temporaryFile.ts";
import { TEST_DAY } from "../../api/testing/testSession.ts";
import { findEndpoint } from "../../mocks/findEndpoint.ts";
import { requestLine } from "../../mocks/recorded.ts";
import requests from "../../mocks/recordedRequests.json" with { type: "json" };

type Api = ReturnType<typeof startApi>;

const ANYONE = "anyone";
/** Replaces the account's own id in a recorded address, because it changes with the demonstration. */
const OWN_ID = "userId=1";
const NORTHERN_CAPE = 7;
const NORTH_WEST = 8;
const settings = {
  PUBLISHER: "Department of Example Statistics",
  PUBLISHER_URL: "https://example.org/",
  NEXT_RELEASE: "2026-12-08",
  FEEDBACK_EMAIL: "feedback@example.org",
};
const demonstration = startApi(undefined, { settings });
const twoProvinces = startApi(undefined, { set: "reference" });
const folder = temporaryFolder(afterAll);

/** Imports the demonstration's reports of two provinces into a database without other figures. */
beforeAll(async () => {
  const rows = await demonstration
    .knex("crime_figure as figure")
    .join("boundary as station", "station.boundary_id", "figure.boundary_id")
    .join("crime_type", "crime_type.crime_type_id", "figure.crime_type_id")
    .where("station.boundary_type_id", BOUNDARY_TYPE.precinct)
    .whereIn("station.national_boundary_id", [NORTHERN_CAPE, NORTH_WEST])
    .where("crime_type.is_included", true)
    .where("figure.year", ">=", 2024)
    .orderBy(["figure.year", "figure.quarter", "station.code", "figure.crime_type_id"])
    .select(
      "station.code",
      "figure.year",
      "figure.quarter",
      "crime_type.description as category",
      "figure.value",
    );
  const lines = rows.map((row) =>
    [row.code, `${row.year}Q${row.quarter}`, row.category, row.value].join(";"),
  );
  const file = join(folder, "two-provinces.csv");
  await writeFile(file, ["station;period;category;count", ...lines].join("\n"));
  const outcome = await runImport(twoProvinces.knex, {
    kind: "crime",
    file,
    dryRun: false,
    options: { reason: "The first figures" },
    varDir: folder,
    today: TEST_DAY,
    onProgress: () => {},
  });
  expect(outcome).toMatchObject({ changed: true });
  for (const { knex } of [demonstration, twoProvinces])
    await knex("data_source").update({ capturedAt: TEST_DAY });
});

/** Survey codes are random. */
const replaceSurveyCodes = (json: string) => json.replaceAll(/\b[a-z2-7]{26}\b/g, "a".repeat(26));

/** Returns the lines of a JSON file for each domain, one line for each request. */
async function record(api: Api, lines: Readonly<Record<string, readonly string[]>>) {
  const files = new Map<string, string[]>();
  for (const [account, accountLines] of Object.entries(lines)) {
    const accountBrowser = account === ANYONE ? undefined : await api.signedIn(account);
    const ownId = account === ANYONE ? "" : `userId=${await api.idOf(account)}`;
    for (const line of accountLines) {
      const [method = "", address = "", ...bodyParts] = line.split(" ");
      const body: object | undefined = bodyParts.length === 0 ? undefined : JSON.parse(bodyParts.join(" "));
      expect(requestLine({ method, url: address }, body)).toBe(line);
      const response = await (accountBrowser ?? api.browser()).send(
        method,
        address.replace(OWN_ID, ownId),
        body,
      );
      expect(response.status, line).toBe(200);
      const url = new URL(address, api.url).href;
      const parsed = findEndpoint({ method, url })?.response.parse(await response.json());
      const domain = address.split(/[/?]/)[2] ?? "";
      const file = files.get(domain) ?? [];
      files.set(domain, [...file, `${JSON.stringify(line)}: ${replaceSurveyCodes(JSON.stringify(parsed))}`]);
    }
  }
  return files;
}

test.each([
  ["demonstration", demonstration, requests.demonstration],
  ["twoProvinces", twoProvinces, requests.twoProvinces],
])("%s: the API's responses equal the recorded ones", async (scene, api, lines) => {
  for (const [domain, responses] of await record(api, lines)) {
    const file = new URL(`../../mocks/recorded/${scene}/${domain}.json`, import.meta.url);
    await expect(`{\n${responses.join(",\n")}\n}\n`).toMatchFileSnapshot(fileURLToPath(file));
  }
});
