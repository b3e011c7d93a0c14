import { beforeAll, describe, expect, test } from "vitest";
import { startOffice } from "../../testing/building-block/office.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import type { ContactsWithRequirements } from "../instance/contract.ts";
import type { AssociatedToUser, OnMunicipality } from "./contract.ts";

const POLICE = 1;

describe.each(testDatabases)("the overview of an official, on %s", (_name, open) => {
  const office = startOffice(open);
  let emfuleni: number;
  beforeAll(async () => {
    emfuleni = await office.boundaryOf("Emfuleni");
  });

  const fetchOverview = async (who: "province" | "coordinator", query = "") => {
    const response = await office.get(who, `getBuildingBlockAssociatedToUser${query}`);
    return response.body as unknown as AssociatedToUser;
  };
  const fetchStations = async () => {
    const query = `boundaryStakeholderId=${emfuleni}&buildingBlockId=${POLICE}`;
    return (await office.get("coordinator", `getBuildingBlockOnMunicipality?${query}`))
      .body as unknown as OnMunicipality;
  };

  test("a coordinator sees their municipality, and a province's user all of the province's municipalities by name", async () => {
    const coordinator = await fetchOverview("coordinator");
    expect(coordinator.municipalities.map(({ name }) => name)).toEqual(["Emfuleni"]);
    expect(coordinator.scope.map(({ description }) => description)).toEqual([
      "Gauteng",
      "Sedibeng",
      "Emfuleni",
    ]);
    const names = (await fetchOverview("province")).municipalities.map(({ name }) => name);
    expect(names).toHaveLength(9);
    expect(names).toEqual(names.toSorted());
  });

  test("a boundary limits the overview, and responds 404 in another province", async () => {
    const { scope } = await fetchOverview("province");
    const sedibeng = scope.find(({ description }) => description === "Sedibeng");
    const inSedibeng = await fetchOverview("province", `?boundaryId=${sedibeng?.boundaryId}`);
    expect(inSedibeng.municipalities.map(({ name }) => name)).toEqual(["Emfuleni", "Lesedi", "Midvaal"]);
    const solPlaatje = await office.boundaryOf("Sol Plaatje");
    const refused = await office.get("province", `getBuildingBlockAssociatedToUser?boundaryId=${solPlaatje}`);
    expect(refused.status).toBe(404);
  });

  test("a user who captures a whole province sees whether it demands a second person", async () => {
    const [gauteng] = (await fetchOverview("province")).provinces;
    expect(gauteng).toMatchObject({ description: "Gauteng", demandsSecondPerson: false });
    const body = { boundaryId: gauteng?.boundaryId, isDemanded: true };
    await office.sendOk("province", "PUT", "demandSecondPerson", body);
    expect((await fetchOverview("province")).provinces).toEqual([{ ...gauteng, demandsSecondPerson: true }]);
    await office.knex("second_person").delete();
    expect((await fetchOverview("coordinator")).provinces).toEqual([]);
  });

  test("a municipality's totals equal the sums of its blocks and the numbers of listed instances", async () => {
    const [municipality] = (await fetchOverview("coordinator")).municipalities;
    const blocks =
      municipality?.buildingBlockCategories.flatMap(({ buildingBlocks }) => buildingBlocks) ?? [];
    const total = blocks.reduce((sum, block) => sum + block.totalBuildingBlockCount, 0);
    expect(municipality?.totalBuildingBlockCount).toBe(total);
    const police = blocks.find(({ buildingBlockId }) => buildingBlockId === POLICE);
    const { totalBuildingBlockCount, totalVerifiedBuildingBlockCount, instances } = await fetchStations();
    expect(police).toMatchObject({ totalBuildingBlockCount, totalVerifiedBuildingBlockCount });
    expect(police?.dueCount).toBe(instances.reduce((sum, { dueCount }) => sum + dueCount, 0));
    expect(instances.length).toBeGreaterThan(3);
  });

  test("the quarter has its last day and the days left", async () => {
    const { quarter, municipalities } = await fetchOverview("coordinator");
    expect(quarter).toMatchObject({ period: "Jul - Sep 2026", lastDay: "2026-09-30", daysLeft: 47 });
    expect(municipalities[0]?.contactCount).toBeGreaterThan(municipalities[0]?.dueCount as number);
  });

  test("an instance has its contacts and its people by requirement", async () => {
    const { instances } = await fetchStations();
    const partlyVerified = instances.find(({ verifiedRequirementCount }) => verifiedRequirementCount > 0);
    const { body } = await office.get(
      "coordinator",
      `getBuildingBlockContactsWithRequirements?stakeholderId=${partlyVerified?.stakeholderId}&buildingBlockId=${POLICE}`,
    );
    const detail = body as unknown as ContactsWithRequirements;
    expect(detail).toMatchObject({ municipality: "Emfuleni", buildingBlockId: POLICE });
    expect(detail.buildingBlockRequirements).toHaveLength(partlyVerified?.requirementCount as number);
    const people = detail.buildingBlockRequirements.flatMap((each) => each.stakeholderContactPerson);
    expect(people.length).toBeGreaterThan(0);
    expect(people[0]?.contacts.length).toBeGreaterThan(0);
  });

  test("a place is listed on its last valid day, and not on the day after", async () => {
    const stakeholderId = (await fetchStations()).instances[0]?.stakeholderId;
    const setLastDay = (validTo: string | null) =>
      office.knex("building_block_stakeholder").where({ stakeholderId }).update({ validTo });
    const isListedOn = async (day: string) => {
      office.setToday(day);
      return (await fetchStations()).instances.some((each) => each.stakeholderId === stakeholderId);
    };
    await setLastDay("2026-08-20");
    expect([await isListedOn("2026-08-20"), await isListedOn("2026-08-21")]).toEqual([true, false]);
    await setLastDay(null);
    office.setToday("2026-08-15");
  });

  test("a contact is overdue from the 30th day after it was due, or after its term began unchecked", async () => {
    const people = office.knex("building_block_contact_person");
    const countOverdueWith = async (values: { publicVerifiedOn: string | null; validFrom?: string }) => {
      await people.clone().where({ stakeholderId: person.stakeholderId }).update(values);
      return (await fetchOverview("coordinator")).next.overdue;
    };
    const instances = office.knex("building_block_stakeholder").where({ boundaryId: emfuleni });
    const person = await people
      .clone()
      .whereIn("building_block_stakeholder_id", instances.select("building_block_stakeholder_id"))
      .whereNull("valid_to")
      .first("stakeholder_id");
    const countBefore = await countOverdueWith({ publicVerifiedOn: "2026-08-15" });
    expect(await countOverdueWith({ publicVerifiedOn: "2026-05-03" })).toBe(countBefore);
    expect(await countOverdueWith({ publicVerifiedOn: "2026-05-02" })).toBeGreaterThan(countBefore);
    expect(await countOverdueWith({ publicVerifiedOn: null, validFrom: "2026-07-17" })).toBe(countBefore);
    expect(await countOverdueWith({ publicVerifiedOn: null, validFrom: "2026-07-16" })).toBeGreaterThan(
      countBefore,
    );
  });
});
