import { describe, expect, inject, test } from "vitest";
import { buildCatalogueSheets, editCatalogue } from "../../testing/building-block/catalogueSheets.ts";
import { startOffice } from "../../testing/building-block/office.ts";
import { createWriters, POLICE } from "../../testing/building-block/place.ts";
import { raceOn } from "../../testing/raceInOrder.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import { findComparableFigures } from "../comparableFigures.ts";
import { updateConfidentiality } from "../confidential/updateConfidentiality.ts";
import type { ContactsWithRequirements } from "../instance/contract.ts";
import { findBuildingBlockData } from "../queries.ts";

describe.each(testDatabases)("the catalogue, on %s", (_name, open) => {
  const office = startOffice(open);
  const write = createWriters(office);
  const { download, preview, apply, change } = buildCatalogueSheets(office);
  let today = "2026-08-15";

  const fetchPolicePeriods = async () => {
    const { buildingBlockReportingPeriods } = await office.knex.transaction((trx) =>
      findBuildingBlockData(trx, 0, today),
    );
    return buildingBlockReportingPeriods.map(({ buildingBlockCategoryStats }) =>
      buildingBlockCategoryStats
        .flatMap((category) => category.buildingBlockStats)
        .find(({ buildingBlockId }) => buildingBlockId === POLICE),
    );
  };
  const fetchRequirementsCompared = async () => {
    const before = { year: 2026, quarter: 2, period: "2026 Q2" };
    const latest = { year: 2026, quarter: 3, period: "2026 Q3" };
    const findComparable = await findComparableFigures(office.knex, [], [[before, latest]], today);
    return findComparable(0, before, latest)?.to.cases;
  };
  const findPoliceName = async () => (await findCells(`block-${POLICE}`)).Name as string;
  const findCells = async (id: string): Promise<Record<string, string>> => {
    const grid = await download();
    const row = grid.findIndex(([first]) => first === id);
    return Object.fromEntries((grid[0] as string[]).map((heading, at) => [heading, grid[row]?.[at] ?? ""]));
  };
  const getId = async (name: string) => (await download()).find((cells) => cells[3] === name)?.[0] ?? "";
  const buildRequirement = async (name: string) => ({
    cells: { Kind: "requirement", "Belongs to": await findPoliceName(), Name: name, Source: "An example" },
  });
  const listErrors = async (...edits: Parameters<typeof editCatalogue>[1][number][]) =>
    (await preview(editCatalogue(await download(), edits))).errors.map(({ column, message }) => [
      column,
      message,
    ]);

  test("an added requirement counts from its day on and lowers availability, and administrators get an e-mail", async () => {
    const before = await fetchPolicePeriods();
    const comparedBefore = await fetchRequirementsCompared();
    const previewed = await change(await buildRequirement("Room to wait in"));
    expect(previewed.changes).toMatchObject([{ outcome: "added", name: "Room to wait in" }]);
    const after = await fetchPolicePeriods();
    expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
    const [oldStat, newStat] = [before.at(-1), after.at(-1)];
    expect(newStat).toMatchObject({
      available: oldStat?.available,
      all: Number(oldStat?.all) + Number(newStat?.capturedCount),
    });
    expect(newStat?.options[0]?.count).toBe(0);
    // A change since the quarter before counts only what was required in both quarters.
    expect(comparedBefore).toBeGreaterThan(0);
    expect(await fetchRequirementsCompared()).toBe(comparedBefore);
    const formatShare = (stat: typeof newStat) =>
      `${((Number(stat?.available) / Number(stat?.all)) * 100).toFixed(2)}%`;
    expect(previewed.effects.at(-1)).toContain(
      `goes from ${formatShare(oldStat)} to ${formatShare(newStat)} today`,
    );
    const [mail] = await office.knex("mail").orderBy("mail_id", "desc").limit(1);
    expect(mail).toMatchObject({ template: "catalogue-changed" });

    const id = await getId("Room to wait in");
    expect(await findCells(id)).toMatchObject({ "Counts from": "2026-08-15", Included: "yes" });
    expect(await change({ id, cells: { Included: "no" } })).toMatchObject({
      changes: [{ outcome: "taken out" }],
    });
    expect(await fetchPolicePeriods()).toEqual(before);
  });

  test("contacts of an excluded requirement are not due from its day on", async () => {
    const before = await fetchPolicePeriods();
    today = "2026-08-20";
    office.setToday(today);
    await change({ id: "requirement-2", cells: { Included: "no" } });
    const stations: { stakeholderId: number } = await office
      .knex("building_block_stakeholder")
      .where({ boundaryId: await office.boundaryOf("Emfuleni"), buildingBlockId: POLICE })
      .first("stakeholder_id");
    const place = (await office.sendOk(
      "coordinator",
      "GET",
      `getBuildingBlockContactsWithRequirements?stakeholderId=${stations.stakeholderId}&buildingBlockId=${POLICE}`,
    )) as unknown as ContactsWithRequirements;
    const requirementIds = place.buildingBlockRequirements.map((each) => each.buildingBlockRequirementId);
    expect(requirementIds).not.toContain(2);
    const due = await office.sendOk("coordinator", "GET", "getDueContacts?pageSize=100");
    const contacts = due.contacts as { buildingBlockRequirementId: number }[];
    expect(contacts.length).toBeGreaterThan(0);
    expect(contacts.map(({ buildingBlockRequirementId }) => buildingBlockRequirementId)).not.toContain(2);
    expect((await fetchPolicePeriods()).slice(0, -1)).toEqual(before.slice(0, -1));
    expect((await fetchPolicePeriods()).at(-1)?.buildingBlockRequirementStats).toHaveLength(
      Number(before.at(-1)?.buildingBlockRequirementStats.length) - 1,
    );
    await change({ id: "requirement-2", cells: { Included: "yes" } });
  });

  test("the running quarter has the new name, and ended quarters keep the old one", async () => {
    const fetchNames = async () => (await fetchPolicePeriods()).map((block) => block?.description);
    const before = await fetchNames();
    const oldGrid = await download();
    await change({ id: `block-${POLICE}`, cells: { Name: "Police stations" } });
    expect(await fetchNames()).toEqual([...before.slice(0, -1), "Police stations"]);
    const stale = await preview(
      editCatalogue(oldGrid, [{ id: `block-${POLICE}`, cells: { Name: "Another" } }]),
    );
    expect(stale.errors).toMatchObject([{ column: "Version" }]);
  });

  test("a missing row changes nothing, and one sheet can add a category with blocks and requirements", async () => {
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
    expect(await findCells(await getId("In every clinic"))).toMatchObject({ "Belongs to": "Posters" });
  });

  test("S45 applying requires recent authentication, a preview does not, and only the previewed changes are applied", async () => {
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

  test("S24 making a block confidential hides its places, and they stay hidden when it is public again", async () => {
    const placeId = await write.newStation("coordinator", await office.boundaryOf("Emfuleni"));
    const opened = await write.read(placeId, "coordinator");
    await change({ id: `block-${POLICE}`, cells: { Confidential: "yes" } });
    const publishing = { isConfidential: false, version: opened.version };
    expect(await write.saveForm("coordinator", placeId, publishing)).toMatchObject({
      status: 409,
      body: { code: "changed", current: { isConfidential: true } },
    });
    const readPublicNames = () =>
      office
        .knex("stakeholder as s")
        .join("building_block_stakeholder as i", "i.stakeholder_id", "s.stakeholder_id")
        .where({ "i.building_block_id": POLICE, "s.is_confidential": false })
        .pluck("s.name");
    expect(await readPublicNames()).toEqual([]);
    const fetchMarkers = async () =>
      (await fetch(`${office.url}/api/geography/boundary/geomarker/0/0/1`)).text();
    await expect.poll(fetchMarkers).not.toContain("police station");

    await change({ id: `block-${POLICE}`, cells: { Confidential: "no" } });
    expect(await readPublicNames()).toEqual([]);
    await office.sendOk("coordinator", "POST", "addBuildingBlock", {
      boundaryStakeholderId: await office.boundaryOf("Emfuleni"),
      buildingBlockId: POLICE,
      name: "Riverside",
      address: { addressLine1: "3 River Road" },
      contacts: [],
    });
    expect(await readPublicNames()).toEqual(["Riverside"]);
  });

  test("national help lines are never confidential, by the catalogue or by any writer", async () => {
    expect(await listErrors({ id: "block-4", cells: { Confidential: "yes" } })).toEqual([
      ["Confidential", "This building block has national help lines, which are never confidential."],
    ]);
    const nationalLines = office.knex("building_block_stakeholder").where({ boundaryId: 0 });
    const ids: number[] = await nationalLines.pluck("stakeholder_id");
    expect(ids).toHaveLength(8);
    await office.knex.transaction((trx) =>
      updateConfidentiality(
        trx,
        ids.map((stakeholderId) => ({ stakeholderId, hides: true, hasNewAddressOrNumber: true })),
      ),
    );
    const hiddenLines = office
      .knex("stakeholder")
      .whereIn("stakeholder_id", ids)
      .where({ isConfidential: true });
    expect(await hiddenLines).toEqual([]);
  });

  test("impossible changes are reported by row and column", async () => {
    const usedName = (await findCells("requirement-1")).Name as string;
    const long = await buildRequirement("x".repeat(121));
    const nowhere = { Kind: "Requirement", "Belongs to": "Nothing", Name: "Another", Source: "An example" };
    expect(
      await listErrors(
        await buildRequirement(usedName.toUpperCase()),
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

  test("is not published again by a concurrent save", async () => {
    office.setToday("2026-08-15");
    const place = await write.newStation("province", await office.boundaryOf("Emfuleni"));
    const { download, preview, apply } = buildCatalogueSheets(office);
    const sheet = editCatalogue(await download(), [
      { id: `block-${POLICE}`, cells: { Confidential: "yes" } },
    ]);
    const { fingerprint } = await preview(sheet);
    const responses = await raceOn(
      "stakeholder",
      office.knex,
      place,
      () => apply(sheet, fingerprint),
      () => write.saveForm("coordinator", place, { name: "Renamed", isConfidential: false }),
    );
    expect(await write.read(place)).toMatchObject({ isConfidential: true });
    expect(responses).toMatchObject([{ status: 200 }, { status: 409, body: { code: "changed" } }]);
  });
});
