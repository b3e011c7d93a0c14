import { describe, expect, inject, test } from "vitest";
import { buildCatalogueSheets, editCatalogue } from "../../testing/building-block/catalogueSheets.ts";
import { startOffice } from "../../testing/building-block/office.ts";
import { createWriters, POLICE } from "../../testing/building-block/place.ts";
import { forEachOn } from "../../testing/forEachInOrder.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import { updateConfidentiality } from "../confidential/updateConfidentiality.ts";
import type { ContactsWithRequirements } from "../instance/contract.ts";
import { findBuildingBlockData } from "../queries.ts";

describe.each(testDatabases)("the catalogue, on %s", (_name, open) => {
  const office = startOffice(open);
  const write = createWriters(office);
  const { download, preview, apply, change } = buildCatalogueSheets(office);
  let today = "2026-08-15";

  const published = async () => {
    const { buildingBlockReportingPeriods } = await office.knex.transaction((trx) =>
      findBuildingBlockData(trx, 0, today),
    );
    return buildingBlockReportingPeriods.map(({ buildingBlockCategoryStats }) =>
      buildingBlockCategoryStats
        .flatMap((category) => category.buildingBlockStats)
        .find(({ buildingBlockId }) => buildingBlockId === POLICE),
    );
  };
  const nameOfPolice = async () => (await cellsOfItem(`block-${POLICE}`)).Name as string;
  const cellsOfItem = async (id: string): Promise<Record<string, string>> => {
    const grid = await download();
    const row = grid.findIndex(([first]) => first === id);
    return Object.fromEntries((grid[0] as string[]).map((heading, at) => [heading, grid[row]?.[at] ?? ""]));
  };
  const getId = async (name: string) => (await download()).find((cells) => cells[3] === name)?.[0] ?? "";
  const requirement = async (name: string) => ({
    cells: { Kind: "requirement", "Belongs to": await nameOfPolice(), Name: name, Source: "An example" },
  });
  const listErrors = async (...edits: Parameters<typeof editCatalogue>[1][number][]) =>
    (await preview(editCatalogue(await download(), edits))).errors.map(({ column, message }) => [
      column,
      message,
    ]);

  test("a requirement that is added counts from its day on, lowers what is complete, and administrators get an e-mail", async () => {
    const before = await published();
    const previewed = await change(await requirement("Room to wait in"));
    expect(previewed.changes).toMatchObject([{ outcome: "added", name: "Room to wait in" }]);
    const after = await published();
    expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
    const [was, is] = [before.at(-1), after.at(-1)];
    expect(is).toMatchObject({
      available: was?.available,
      all: Number(was?.all) + Number(is?.capturedCount),
    });
    expect(is?.options[0]?.count).toBe(0);
    const share = (stat: typeof is) => `${((Number(stat?.available) / Number(stat?.all)) * 100).toFixed(2)}%`;
    expect(previewed.effects.at(-1)).toContain(`goes from ${share(was)} to ${share(is)} today`);
    const [mail] = await office.knex("mail").orderBy("mail_id", "desc").limit(1);
    expect(mail).toMatchObject({ template: "catalogue-changed" });

    const id = await getId("Room to wait in");
    expect(await cellsOfItem(id)).toMatchObject({ "Counts from": "2026-08-15", Included: "yes" });
    expect(await change({ id, cells: { Included: "no" } })).toMatchObject({
      changes: [{ outcome: "taken out" }],
    });
    expect(await published()).toEqual(before);
  });

  test("a requirement that is taken out is due nowhere from its day on", async () => {
    const before = await published();
    today = "2026-08-20";
    office.at(today);
    await change({ id: "requirement-2", cells: { Included: "no" } });
    const stations: { stakeholderId: number } = await office
      .knex("building_block_stakeholder")
      .where({ boundaryId: await office.boundaryOf("Emfuleni"), buildingBlockId: POLICE })
      .first("stakeholder_id");
    const place = (await office.make(
      "coordinator",
      "GET",
      `getBuildingBlockContactsWithRequirements?stakeholderId=${stations.stakeholderId}&buildingBlockId=${POLICE}`,
    )) as unknown as ContactsWithRequirements;
    const requirementIds = place.buildingBlockRequirements.map((each) => each.buildingBlockRequirementId);
    expect(requirementIds).not.toContain(2);
    const due = await office.make("coordinator", "GET", "getDueContacts?pageSize=100");
    const contacts = due.contacts as { buildingBlockRequirementId: number }[];
    expect(contacts.length).toBeGreaterThan(0);
    expect(contacts.map(({ buildingBlockRequirementId }) => buildingBlockRequirementId)).not.toContain(2);
    expect((await published()).slice(0, -1)).toEqual(before.slice(0, -1));
    expect((await published()).at(-1)?.buildingBlockRequirementStats).toHaveLength(
      Number(before.at(-1)?.buildingBlockRequirementStats.length) - 1,
    );
    await change({ id: "requirement-2", cells: { Included: "yes" } });
  });

  test("a new name stands in the running quarter, the old one in those that have ended", async () => {
    const names = async () => (await published()).map((block) => block?.description);
    const before = await names();
    const old = await download();
    await change({ id: `block-${POLICE}`, cells: { Name: "Police stations" } });
    expect(await names()).toEqual([...before.slice(0, -1), "Police stations"]);
    const stale = await preview(editCatalogue(old, [{ id: `block-${POLICE}`, cells: { Name: "Another" } }]));
    expect(stale.errors).toMatchObject([{ column: "Version" }]);
  });

  test("a row that is missing changes nothing, and a category with blocks and requirements comes in one sheet", async () => {
    const [headings = []] = await download();
    expect(await preview([headings, ["category-1"]].slice(0, 1))).toMatchObject({
      changes: [],
      fingerprint: null,
    });
    const sheet = editCatalogue(
      [headings],
      [
        {
          cells: { Kind: "Requirement", "Belongs to": "Posters", Name: "In every clinic", Source: "A plan" },
        },
        {
          cells: {
            Kind: "Building block",
            "Belongs to": "Campaigns",
            Name: "Posters",
            "What it is": "On walls",
          },
        },
        { cells: { Kind: "Category", Name: "Campaigns" } },
      ],
    );
    const { fingerprint, changes } = await preview(sheet);
    expect(changes).toHaveLength(3);
    const count = (await download()).length;
    expect((await apply(sheet, fingerprint)).status).toBe(200);
    expect(await download()).toHaveLength(count + 3);
    expect(await cellsOfItem(await getId("In every clinic"))).toMatchObject({ "Belongs to": "Posters" });
  });

  test("S45 applying needs a step-up, looking does not, and only what was looked at is applied", async () => {
    const sheet = editCatalogue(await download(), [{ id: "category-1", cells: { Name: "Local services" } }]);
    const { fingerprint } = await preview(sheet);
    const session = office.sessionOf("elsewhere");
    const { authenticatedAt } = session;
    session.authenticatedAt = new Date(0);
    expect((await preview(sheet)).fingerprint).toBe(fingerprint);
    expect(await apply(sheet, fingerprint)).toMatchObject({ status: 403, body: { code: "password-needed" } });
    session.authenticatedAt = authenticatedAt;
    expect(await apply(sheet, "another")).toMatchObject({ status: 409, body: { code: "stale-preview" } });
    expect((await apply(sheet, fingerprint)).status).toBe(200);
  });

  test("S24 a block that becomes confidential hides the places that it has, for good", async () => {
    const placeId = await write.newStation("coordinator", await office.boundaryOf("Emfuleni"));
    const opened = await write.read(placeId, "coordinator");
    await change({ id: `block-${POLICE}`, cells: { Confidential: "yes" } });
    const publishing = { isConfidential: false, version: opened.version };
    expect(await write.form("coordinator", placeId, publishing)).toMatchObject({
      status: 409,
      body: { code: "changed", current: { isConfidential: true } },
    });
    const readItems = () =>
      office
        .knex("stakeholder as s")
        .join("building_block_stakeholder as i", "i.stakeholder_id", "s.stakeholder_id")
        .where({ "i.building_block_id": POLICE, "s.is_confidential": false })
        .pluck("s.name");
    expect(await readItems()).toEqual([]);
    const markers = async () => (await fetch(`${office.url}/api/geography/boundary/geomarker/0/0/1`)).text();
    await expect.poll(markers).not.toContain("police station");

    await change({ id: `block-${POLICE}`, cells: { Confidential: "no" } });
    expect(await readItems()).toEqual([]);
    await office.make("coordinator", "POST", "addBuildingBlock", {
      boundaryStakeholderId: await office.boundaryOf("Emfuleni"),
      buildingBlockId: POLICE,
      name: "Riverside",
      address: { addressLine1: "3 River Road" },
      contacts: [],
    });
    expect(await readItems()).toEqual(["Riverside"]);
  });

  test("national help lines are never confidential, by the catalogue or by any writer", async () => {
    expect(await listErrors({ id: "block-4", cells: { Confidential: "yes" } })).toEqual([
      ["Confidential", "This building block has national help lines, which are never confidential."],
    ]);
    const national = office.knex("building_block_stakeholder").where({ boundaryId: 0 });
    const ids: number[] = await national.pluck("stakeholder_id");
    expect(ids).toHaveLength(8);
    await office.knex.transaction((trx) =>
      updateConfidentiality(
        trx,
        ids.map((stakeholderId) => ({ stakeholderId, hides: true, hasNewWhereabouts: true })),
      ),
    );
    const hiding = office.knex("stakeholder").whereIn("stakeholder_id", ids).where({ isConfidential: true });
    expect(await hiding).toEqual([]);
  });

  test("impossible changes are reported by row and column", async () => {
    const usedName = (await cellsOfItem("requirement-1")).Name as string;
    const long = await requirement("x".repeat(121));
    const nowhere = { Kind: "Requirement", "Belongs to": "Nothing", Name: "Another", Source: "An example" };
    expect(
      await listErrors(
        await requirement(usedName.toUpperCase()),
        { cells: nowhere },
        { cells: { Kind: "Something" } },
        { cells: { Id: "block-30000", Name: "Another" } },
        { id: "block-2", cells: { Included: "maybe", "What it is": "" } },
        long,
      ),
    ).toEqual([
      ["What it is", "This cell has to be filled in."],
      ["Included", '"maybe" is neither yes nor no.'],
      ["Kind", '"Something" is none of these: Category, Building block, Requirement.'],
      ["Id", '"block-30000" is not in the catalogue.'],
      ["Name", "At most 120 characters."],
      ["Belongs to", '"Nothing" is not the name of a building block.'],
      ["Name", `${usedName.toUpperCase()} is in the catalogue already.`],
    ]);
  });
});

describe.skipIf(inject("postgresUrl") === undefined)("a block that becomes confidential", () => {
  const office = startOffice();
  const write = createWriters(office);

  test("is not published again by a save in flight", async () => {
    office.at("2026-08-15");
    const place = await write.newStation("province", await office.boundaryOf("Emfuleni"));
    const { download, preview, apply } = buildCatalogueSheets(office);
    const sheet = editCatalogue(await download(), [
      { id: `block-${POLICE}`, cells: { Confidential: "yes" } },
    ]);
    const { fingerprint } = await preview(sheet);
    const responses = await forEachOn(
      "stakeholder",
      office.knex,
      place,
      () => apply(sheet, fingerprint),
      () => write.form("coordinator", place, { name: "Renamed", isConfidential: false }),
    );
    expect(await write.read(place)).toMatchObject({ isConfidential: true });
    expect(responses).toMatchObject([{ status: 200 }, { status: 409, body: { code: "changed" } }]);
  });
});
