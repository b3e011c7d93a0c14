import { describe, expect, inject, test } from "vitest";
import { startOffice } from "../../testing/building-block/office.ts";
import { POLICE, writersOf } from "../../testing/building-block/place.ts";
import { inTurnOn } from "../../testing/inTurn.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import { updateConfidentiality } from "../confidential/updateConfidentiality.ts";
import type { ContactsWithRequirements } from "../instance/contract.ts";
import { findBuildingBlockData } from "../queries.ts";
import type { Catalogue } from "./contract.ts";

describe("catalogue", () => {
  const POLICE = 1;

  describe.each(testDatabases)("the catalogue, on %s", (_name, open) => {
    const office = startOffice(open);
    const write = writersOf(office);
    let today = "2026-08-15";

    const read = async () => (await office.make("elsewhere", "GET", "getCatalogue")) as unknown as Catalogue;
    const police = async () => {
      const block = (await read()).categories
        .flatMap(({ blocks }) => blocks)
        .find(({ buildingBlockId }) => buildingBlockId === POLICE);
      if (block === undefined) throw new Error("There is no block of police stations.");
      return block;
    };
    const change = (body: object) => office.call("elsewhere", "PUT", "changeCatalogue", body);
    const add = (body: object) => office.call("elsewhere", "POST", "addToCatalogue", body);
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
    const requirement = { kind: "requirement", buildingBlockId: POLICE, origin: "An example" };

    test("a requirement that is added counts from its day on, and lowers what is complete", async () => {
      const before = await published();
      const description = "Room to wait in";
      const answer = await add({ ...requirement, description });
      expect(answer).toMatchObject({
        status: 200,
        body: { message: `${description} was added. It counts from today on.` },
      });
      const after = await published();
      expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
      const [was, is] = [before.at(-1), after.at(-1)];
      expect(is?.buildingBlockRequirementStats.at(-1)).toMatchObject({
        description,
        available: 0,
        all: is?.capturedCount,
      });
      expect(is).toMatchObject({
        available: was?.available,
        all: Number(was?.all) + Number(is?.capturedCount),
      });
      expect(is?.options[0]?.count).toBe(0);
      const added = (await police()).requirements.at(-1);
      expect(added).toMatchObject({ addedOn: "2026-08-15", isIncluded: true, available: 0 });

      const { buildingBlockRequirementId: id, version } = added as NonNullable<typeof added>;
      const taken = {
        kind: "requirement",
        id,
        version,
        description,
        origin: "An example",
        isIncluded: false,
      };
      expect((await change(taken)).status).toBe(200);
      expect(await published()).toEqual(before);
    });

    test("a requirement that is taken out is asked of nobody from its day on", async () => {
      const { requirements } = await police();
      const {
        buildingBlockRequirementId: id,
        available: _,
        addedOn: _day,
        ...own
      } = requirements[1] as (typeof requirements)[0];
      const before = await published();
      today = "2026-08-20";
      office.at(today);
      expect((await change({ kind: "requirement", id, ...own, isIncluded: false })).status).toBe(200);
      const stations: { stakeholderId: number } = await office
        .knex("building_block_stakeholder")
        .where({ boundaryId: await office.boundaryOf("Emfuleni"), buildingBlockId: POLICE })
        .first("stakeholder_id");
      const place = (await office.make(
        "coordinator",
        "GET",
        `getBuildingBlockContactsWithRequirements?stakeholderId=${stations.stakeholderId}&buildingBlockId=${POLICE}`,
      )) as unknown as ContactsWithRequirements;
      expect(
        place.buildingBlockRequirements.map(({ buildingBlockRequirementId }) => buildingBlockRequirementId),
      ).not.toContain(id);
      const due = await office.make("coordinator", "GET", "getDueContacts?pageSize=100");
      const contacts = due.contacts as { buildingBlockRequirementId: number }[];
      expect(contacts.length).toBeGreaterThan(0);
      expect(contacts.map(({ buildingBlockRequirementId }) => buildingBlockRequirementId)).not.toContain(id);
      expect((await published()).slice(0, -1)).toEqual(before.slice(0, -1));
      expect((await published()).at(-1)?.buildingBlockRequirementStats).toHaveLength(
        requirements.filter((each) => each.isIncluded).length - 1,
      );
      await change({ kind: "requirement", id, ...own, version: own.version + 1, isIncluded: true });
    });

    test("a new name stands in the running quarter, the old one in those that have ended", async () => {
      const { buildingBlockId: id, version, about, isIncluded, isConfidential } = await police();
      const names = async () => (await published()).map((block) => block?.description);
      const before = await names();
      const renamed = {
        kind: "block",
        id,
        version,
        about,
        isIncluded,
        isConfidential,
        description: "Police stations",
      };
      expect((await change(renamed)).status).toBe(200);
      expect(await names()).toEqual([...before.slice(0, -1), "Police stations"]);
      const stale = await change({ ...renamed, description: "Another name" });
      expect(stale).toMatchObject({
        status: 409,
        body: { code: "changed", current: { description: "Police stations" } },
      });
    });

    test("S24 a block that becomes confidential hides the places that it has, for good", async () => {
      const { buildingBlockId: id, version, about, isIncluded, description } = await police();
      const placeId = await write.newStation("coordinator", await office.boundaryOf("Emfuleni"));
      const opened = await write.read(placeId, "coordinator");
      expect(
        (await change({ kind: "block", id, version, about, isIncluded, description, isConfidential: true }))
          .status,
      ).toBe(200);
      const publishing = { isConfidential: false, version: opened.version };
      expect(await write.form("coordinator", placeId, publishing)).toMatchObject({
        status: 409,
        body: { code: "changed", current: { isConfidential: true } },
      });
      const shown = () =>
        office
          .knex("stakeholder as s")
          .join("building_block_stakeholder as i", "i.stakeholder_id", "s.stakeholder_id")
          .where({ "i.building_block_id": POLICE, "s.is_confidential": false })
          .pluck("s.name");
      expect(await shown()).toEqual([]);
      const markers = async () =>
        (await fetch(`${office.url}/api/geography/boundary/geomarker/0/0/1`)).text();
      await expect.poll(markers).not.toContain("police station");

      const open = { kind: "block", id, version: version + 1, about, isIncluded, description };
      expect((await change({ ...open, isConfidential: false })).status).toBe(200);
      expect(await shown()).toEqual([]);
      await office.make("coordinator", "POST", "addBuildingBlock", {
        boundaryStakeholderId: await office.boundaryOf("Emfuleni"),
        buildingBlockId: POLICE,
        name: "Riverside",
        address: { addressLine1: "3 River Road" },
        contacts: [],
      });
      expect(await shown()).toEqual(["Riverside"]);
    });

    test("national help lines are never confidential, by the catalogue or by any writer", async () => {
      const HELP_LINES = 4;
      const block = (await read()).categories
        .flatMap(({ blocks }) => blocks)
        .find(({ buildingBlockId }) => buildingBlockId === HELP_LINES);
      if (block === undefined) throw new Error("There is no block of help lines.");
      const { version, about, isIncluded, description } = block;
      const hidden = { version, about, isIncluded, description, isConfidential: true };
      expect(await change({ kind: "block", id: HELP_LINES, ...hidden })).toMatchObject({
        status: 409,
        body: { message: "This building block has national help lines, which are never confidential." },
      });
      const national = office.knex("building_block_stakeholder").where({ boundaryId: 0 });
      const ids: number[] = await national.pluck("stakeholder_id");
      expect(ids).toHaveLength(8);
      await office.knex.transaction((trx) =>
        updateConfidentiality(
          trx,
          ids.map((stakeholderId) => ({ stakeholderId, hides: true, hasNewWhereabouts: true })),
        ),
      );
      const hiding = office
        .knex("stakeholder")
        .whereIn("stakeholder_id", ids)
        .where({ isConfidential: true });
      expect(await hiding).toEqual([]);
    });

    test("names are unique beside each other, and ids have to be there", async () => {
      const [first, second] = (await police()).requirements;
      expect(await add({ ...requirement, description: first?.description.toUpperCase() })).toMatchObject({
        status: 409,
        body: { code: "exists" },
      });
      const {
        buildingBlockRequirementId: id,
        available: _,
        addedOn: _day,
        ...own
      } = second as NonNullable<typeof second>;
      expect(
        await change({ kind: "requirement", id, ...own, description: first?.description }),
      ).toMatchObject({
        status: 409,
        body: { code: "exists" },
      });
      expect((await change({ kind: "requirement", id: 30_000, ...own })).status).toBe(404);
      expect((await add({ ...requirement, buildingBlockId: 30_000, description: "Another" })).status).toBe(
        404,
      );
    });
  });
});

describe.skipIf(inject("postgresUrl") === undefined)("a block that becomes confidential", () => {
  const office = startOffice();
  const write = writersOf(office);

  test("is not published again by a save in flight", async () => {
    office.at("2026-08-15");
    const place = await write.newStation("province", await office.boundaryOf("Emfuleni"));
    const { categories } = (await office.make("elsewhere", "GET", "getCatalogue")) as unknown as Catalogue;
    const police = categories
      .flatMap(({ blocks }) => blocks)
      .find(({ buildingBlockId }) => buildingBlockId === POLICE);
    const { version, about, isIncluded, description } = police as NonNullable<typeof police>;
    const block = { kind: "block", id: POLICE, version, about, isIncluded, description };
    const answers = await inTurnOn(
      "stakeholder",
      office.knex,
      place,
      () => office.call("elsewhere", "PUT", "changeCatalogue", { ...block, isConfidential: true }),
      () => write.form("coordinator", place, { name: "Renamed", isConfidential: false }),
    );
    expect(await write.read(place)).toMatchObject({ isConfidential: true });
    expect(answers).toMatchObject([{ status: 200 }, { status: 409, body: { code: "changed" } }]);
  });
});
