import { afterAll, beforeAll, expect, test } from "vitest";
import { THEMES } from "../dashboard/themes.ts";
import type { Database } from "../lib/database/db.ts";
import { COUNTRY } from "../shared/figures/boundaryTypes.ts";
import { openTestDatabase } from "../testing/testDatabase.ts";
import { findFindings } from "./queries.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase("reference");
});
afterAll(() => database.close());

test("a figure of known but uncaptured places is 'not yet captured', not unknown", async () => {
  const { componentId } = THEMES.buildingBlock.component;
  const { place, sentences } = await findFindings(
    database.knex,
    { boundaryId: COUNTRY, componentId },
    "2026-08-15",
  );
  expect(place).toMatchObject({ figure: "not-captured", missing: "Not yet captured" });
  expect(sentences.place).toBe(
    "Availability of building blocks in South Africa: not yet captured (on 15 August 2026)",
  );
});
