import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openBuildingBlockDatabase } from "../../testing/import/savedByExcel.ts";
import { tableDigests } from "../../testing/tableDigests.ts";
import { bothDatabases, testDatabases } from "../../testing/testDatabase.ts";

const SOL_PLAATJE = 1163;
const POLICE_STATIONS = 1;
const SHELTERS = 5;
const HEADER =
  "municipality,building_block,name,captured_on,reception,requirement,contact_name,contact_mobile,is_public,verified_on,valid_from,valid_to\n";
const KIMBERLEY = "NC091,Police station support services,Kimberley,2025-05-01,053 838 4200";
const DESK = `${KIMBERLEY},GBVF Desk,Thandi Example,000 000 0001,yes,2025-05-01,2025-04-01,\n`;
const ROOM = `${KIMBERLEY},Victim-Friendly Room,Sipho Example,000 000 0002,no,2025-08-01,2025-08-01,2026-03-31\n`;
const FILE = HEADER + DESK + ROOM;

describe.each(bothDatabases)("a file of building blocks on %s", (_name, open) => {
  test("contact people make requirements available from their verification to their last day", async () => {
    const { importText, availability } = await openBuildingBlockDatabase("reference", open);
    const { changed, summary } = await importText(FILE);
    expect(changed).toBe(true);
    expect(summary).toEqual([
      "2 rows were read and matched.",
      "0 places were added and 1 changed.",
      "2 terms of contact people were added and 0 corrected.",
    ]);
    const expected = {
      "2024Q3": "0/0",
      "2024Q4": "0/0",
      "2025Q1": "0/0",
      "2025Q2": "1/4",
      "2025Q3": "2/4",
      "2025Q4": "2/4",
      "2026Q1": "2/4",
      "2026Q2": "1/4",
      "2026Q3": "1/4",
    };
    expect(await availability(SOL_PLAATJE)).toEqual(expected);
    expect(await availability(0)).toEqual(expected);
  });
});

describe.each(testDatabases)("import of building blocks on %s", (_name, open) => {
  test("a place of the reference list is found by its name, and the directory shows its number and public people", async () => {
    const { importText, entries } = await openBuildingBlockDatabase("reference", open);
    await importText(FILE.replaceAll("2025-05-01", "2026-05-01"));
    const result = await entries({
      boundaryId: SOL_PLAATJE,
      buildingBlockId: POLICE_STATIONS,
      filter: "kimb",
    });
    expect(result).toHaveLength(1);
    expect(result[0]).toMatchObject({
      name: "Kimberley Police Station",
      verifiedOn: null,
      contacts: [{ contactTypeId: 3, detail: "0538384200" }],
    });
    expect(
      result[0]?.buildingBlockRequirements.map(({ name, isAvailable, stakeholderContactPerson }) => [
        name,
        isAvailable,
        stakeholderContactPerson.map((person) => [person.name, person.contacts.map(({ detail }) => detail)]),
      ]),
    ).toEqual([
      ["GBVF Desk", true, [["Thandi Example", ["0000000001"]]]],
      ["Victim-Friendly Room", false, []],
      ["Family Violence, Child Protection and Sexual Offences Unit (FCS)", false, []],
      ["Community Police Forum (CPF)", false, []],
    ]);
  });

  test("a row without a requirement captures a place with none of its requirements available", async () => {
    const { importText, availability, entries } = await openBuildingBlockDatabase("reference", open);
    await importText(
      "municipality,building_block,name,captured_on\nSol Plaatje,rapid response teams,Kimberley RRT,2026-04-01\n",
    );
    expect((await availability(SOL_PLAATJE))["2026Q2"]).toBe("0/3");
    const [team] = await entries({ boundaryId: SOL_PLAATJE, buildingBlockId: 7 });
    expect(team).toMatchObject({ name: "Kimberley RRT", address: null });
  });

  test("importing a file again changes nothing", async () => {
    const { importText, knex } = await openBuildingBlockDatabase("reference", open);
    await importText(FILE);
    const before = await tableDigests(knex);
    expect(await importText(FILE)).toEqual({
      changed: false,
      secondPersonIn: [],
      summary: ["2 rows were read and matched.", "All of it is there already."],
    });
    expect(await tableDigests(knex)).toEqual(before);
  });

  test("a newer file corrects and verifies a term again without changing earlier quarters", async () => {
    const { importText, availability, entries } = await openBuildingBlockDatabase("reference", open);
    await importText(FILE);
    const before = await availability(SOL_PLAATJE);
    const newer = `${HEADER}${DESK.replace("2025-05-01,2025-04-01", "2026-07-20,2025-04-01").replace("0001", "0003")}`;
    const { summary } = await importText(newer.replaceAll("053 838 4200", "053 838 4299"));
    expect(summary).toContain("0 terms of contact people were added and 1 corrected.");
    expect(await availability(SOL_PLAATJE)).toEqual(before);
    const [station] = await entries({ boundaryId: SOL_PLAATJE, buildingBlockId: POLICE_STATIONS });
    expect(station).toMatchObject({ verifiedOn: null, contacts: [{ detail: "0538384299" }] });
    expect(station?.buildingBlockRequirements[0]?.stakeholderContactPerson).toMatchObject([
      { name: "Thandi Example", verifiedOn: "2026-07-20", contacts: [{ detail: "0000000003" }] },
    ]);
  });

  test("importing real data removes the demonstration's data, including its captures of real places", async () => {
    const { importText, availability, knex } = await openBuildingBlockDatabase("demonstration", open);
    const { summary } = await importText(FILE);
    expect(summary).toContain("The demonstration's building blocks were removed.");
    expect((await availability(0))["2026Q2"]).toBe("1/4");
    const themes = await knex("data_source")
      .where({ is_demonstration: true })
      .distinct("theme")
      .pluck("theme");
    expect(themes).not.toContain("building-block");
    expect(await knex("stakeholder").whereILike("name", "Invented Contact%")).toEqual([]);
    expect(await knex("building_block_stakeholder").whereNotNull("captured_from")).toHaveLength(1);
    expect((await knex("building_block_stakeholder").where({ building_block_id: 3 })).length).toBe(68);
  });

  test("importing real data keeps officials' captures of real places and reports of their numbers", async () => {
    const { importText, knex } = await openBuildingBlockDatabase("demonstration", open);
    const { buildingBlockStakeholderId, stakeholderId } = await knex("building_block_stakeholder as i")
      .join("stakeholder as s", "s.stakeholder_id", "i.stakeholder_id")
      .join("data_source as d", "d.data_source_id", "s.data_source_id")
      .where({ "d.is_demonstration": false })
      .whereNotIn(
        "i.building_block_stakeholder_id",
        knex("building_block_capture").select("building_block_stakeholder_id"),
      )
      .first("i.buildingBlockStakeholderId", "s.stakeholderId");
    const [{ captureId }] = await knex("building_block_capture")
      .insert({ buildingBlockStakeholderId, proposed: "{}", capturedBy: 1, capturedAt: new Date(), state: 1 })
      .returning("captureId");
    await knex("wrong_number").insert({ stakeholderId, reports: 1, lastOn: "2026-07-01" });
    await importText(FILE);
    expect(await knex("building_block_capture").pluck("capture_id")).toEqual([captureId]);
    expect(await knex("wrong_number").pluck("stakeholder_id")).toEqual([stakeholderId]);
  });
});

test("unmatched rows are left out, counted by reason, and written to a file with their line numbers", async () => {
  const { importText, availability, varDir } = await openBuildingBlockDatabase();
  const { summary } = await importText(
    `${FILE}Nowhere,Shelters,A,2026-01-01,,,,,,,,\nNC091,=Palaces,B,2026-01-01,,,,,,,,\nNC091,Shelters,C,2026-01-01,,A pool,,,,,,\n`,
  );
  const file = join(varDir, readdirSync(varDir)[0] as string);
  expect(summary.slice(3)).toEqual([
    `3 rows could not be matched and were left out; see ${file}:`,
    '  1 row: unknown municipality "Nowhere"',
    '  1 row: unknown building block "=Palaces"',
    '  1 row: unknown requirement "A pool" of "Shelters"',
  ]);
  expect(readFileSync(file, "utf8").split("\n").slice(1, 3)).toEqual([
    '4,"unknown municipality ""Nowhere""",Nowhere,Shelters,A,2026-01-01,,,,,,,,',
    '5,"unknown building block ""=Palaces""",NC091,"\'=Palaces",B,2026-01-01,,,,,,,,',
  ]);
  expect((await availability(SOL_PLAATJE))["2026Q2"]).toBe("1/4");
});

test("S24 a shelter is confidential whatever a file says, and its address is in no response or summary", async () => {
  const { importText, entries } = await openBuildingBlockDatabase();
  const { summary } = await importText(
    "municipality,building_block,name,captured_on,confidential,address_line1,latitude,longitude\nNC091,Shelters,Safe Place,2026-01-01,no,12 Hidden Lane,-28.7,24.7\n",
  );
  expect(JSON.stringify(summary)).not.toContain("Hidden");
  const result = await entries({ boundaryId: SOL_PLAATJE, buildingBlockId: SHELTERS });
  expect(result).toMatchObject([{ name: "Safe Place", isConfidential: true, address: null }]);
  expect(JSON.stringify(result)).not.toMatch(/Hidden|28\.7/);
});

test("S54 a confidential place of the demonstration stays confidential when a file replaces it", async () => {
  const { knex, importText } = await openBuildingBlockDatabase("demonstration");
  const invented = await knex("stakeholder as s")
    .join("data_source as d", "d.data_source_id", "s.data_source_id")
    .join("building_block_stakeholder as i", "i.stakeholder_id", "s.stakeholder_id")
    .join("building_block as k", "k.building_block_id", "i.building_block_id")
    .join("boundary as b", "b.boundary_id", "i.boundary_id")
    .where({ "d.isDemonstration": true, "s.isConfidential": false, "k.isConfidential": false })
    .orderBy("s.stakeholder_id")
    .first("s.stakeholder_id", "s.name", "k.description as block", "b.code");
  const { stakeholderId, name, block, code } = invented;
  await knex("stakeholder").where({ stakeholderId }).update({ isConfidential: true });
  const file = `municipality,building_block,name,captured_on,address_line1\n${code},${block},"${name}",2026-01-01,12 Hidden Lane\n`;
  for (const dryRun of [true, false]) {
    const { summary } = await importText(file, { dryRun });
    expect(summary.join("\n")).toMatch(/stays confidential/);
  }
  expect(await knex("stakeholder").where({ stakeholderId })).toEqual([]);
  expect(await knex("stakeholder").where({ name }).pluck("is_confidential")).toEqual([true]);
});
