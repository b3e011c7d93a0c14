import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { STAKEHOLDER_TYPE } from "../../stakeholder/stakeholderKinds.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import { pageFields, sortFields } from "../http/list.ts";
import type { Database } from "./db.ts";
import { paginate } from "./paginate.ts";
import { whereMatches } from "./search.ts";

const TEST_MARK = "A name to look for";
const NAMES = [
  "Zoë Cañón",
  "emfuleni Forum",
  "Émfuleni Shelter",
  "Mokoena & Daughters",
  "O’Brien House",
  "100% Safe_House",
  "Tshivenḓa Łódź",
];

describe.each(testDatabases)("pages of a list, %s", (_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open("reference");
    await database.knex("stakeholder").insert(
      NAMES.map((name, index) => ({
        stakeholderTypeId: STAKEHOLDER_TYPE.organisation,
        name,
        about: TEST_MARK,
        verifiedOn: index < 2 ? "2026-05-01" : null,
      })),
    );
  });
  afterAll(() => database.close());

  const organisations = () => database.knex("stakeholder").where({ about: TEST_MARK });
  const searchNames = (text: string) =>
    whereMatches(organisations(), text, ["stakeholder.search_name"]).orderBy("stakeholder_id").pluck("name");

  test("a search ignores case, accents and the order of words", async () => {
    expect(await searchNames("EMFULENI")).toEqual(["emfuleni Forum", "Émfuleni Shelter"]);
    expect(await searchNames("zoe")).toEqual(["Zoë Cañón"]);
    expect(await searchNames("Zoë")).toEqual(["Zoë Cañón"]);
    expect(await searchNames("canon Zoe")).toEqual(["Zoë Cañón"]);
    expect(await searchNames("mókoena")).toEqual(["Mokoena & Daughters"]);
    expect(await searchNames("o'brien")).toEqual(["O’Brien House"]);
    expect(await searchNames("tshivenda lodz")).toEqual(["Tshivenḓa Łódź"]);
  });

  test("pattern characters match themselves", async () => {
    expect(await searchNames("0%")).toEqual(["100% Safe_House"]);
    expect(await searchNames("safe_")).toEqual(["100% Safe_House"]);
    expect(await searchNames("e_f")).toEqual([]);
    expect(await searchNames("\\")).toEqual([]);
  });

  test("an empty search finds all rows", async () => {
    expect(await searchNames("  ")).toHaveLength(NAMES.length);
  });

  test("names are sorted without regard to case and accents, the same on every database", async () => {
    const { rows, total } = await paginate<{ name: string }>(organisations().select("name"), {
      pageNumber: 1,
      pageSize: 3,
      order: [{ by: "search_name" }],
      id: "stakeholder_id",
    });
    expect(rows.map(({ name }) => name)).toEqual(["100% Safe_House", "emfuleni Forum", "Émfuleni Shelter"]);
    expect(total).toBe(NAMES.length);
  });

  test("pages join to the full list without gaps or repeats, in every order and grouping", async () => {
    const query = () => database.knex("boundary").distinct("boundary_id", "boundary_type_id");
    const allIds = (await database.knex("boundary").orderBy("boundary_id").pluck("boundary_id")) as number[];
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 60, max: 100 }),
        fc.constantFrom("ascending" as const, "descending" as const),
        async (pageSize, direction) => {
          const seen: number[] = [];
          for (let pageNumber = 1; (pageNumber - 1) * pageSize < allIds.length; pageNumber += 1) {
            const order = [{ by: "boundary_type_id", direction }];
            const page = { pageNumber, pageSize, order, id: "boundary_id" };
            const { rows, total } = await paginate<{ boundaryId: number }>(query(), page);
            expect(total).toBe(allIds.length);
            seen.push(...rows.map(({ boundaryId }) => boundaryId));
          }
          expect(seen.toSorted((a, b) => a - b)).toEqual(allIds);
        },
      ),
      { numRuns: 5 },
    );
  });

  test("a page after the last is empty and still has the total", async () => {
    const page = { pageNumber: 9, pageSize: 100, order: [], id: "stakeholder_id" };
    expect(await paginate(organisations().select("name"), page)).toEqual({ rows: [], total: NAMES.length });
  });

  test("rows without a value are last in either direction", async () => {
    for (const direction of ["ascending", "descending"] as const) {
      const order = [{ by: "verified_on", direction }];
      const page = { pageNumber: 1, pageSize: 2, order, id: "stakeholder_id" };
      const { rows } = await paginate<{ name: string }>(organisations().select("name"), page);
      expect(rows.map(({ name }) => name)).toEqual(NAMES.slice(0, 2));
    }
  });
});

describe("the query of a list", () => {
  const Query = z.strictObject({ ...pageFields, ...sortFields(["name", "receivedOn"]) });

  test("parses numbers from an address and from a body", () => {
    expect(Query.parse({ pageNumber: "3", pageSize: 100 })).toMatchObject({ pageNumber: 3, pageSize: 100 });
  });

  test.each([
    { pageNumber: 0 },
    { pageNumber: "-1" },
    { pageSize: 101 },
    { pageSize: 0 },
    { pageSize: "1.5" },
    { sort: "password" },
  ])("refuses %o", (query) => {
    expect(Query.safeParse(query).success).toBe(false);
  });
});
