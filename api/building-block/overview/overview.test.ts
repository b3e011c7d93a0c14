import { beforeAll, describe, expect, test } from "vitest";
import { startOffice } from "../../testing/building-block/office.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import type { ContactsWithRequirements } from "../instance/contract.ts";
import type { AssociatedToUser, OnMunicipality } from "./contract.ts";

const POLICE = 1;

describe.each(testDatabases)("what an official sees, on %s", (_name, open) => {
  const office = startOffice(open);
  let emfuleni: number;
  beforeAll(async () => {
    emfuleni = await office.boundaryOf("Emfuleni");
  });

  const associated = async (who: "province" | "coordinator", query = "") => {
    const response = await office.get(who, `getBuildingBlockAssociatedToUser${query}`);
    return response.body as unknown as AssociatedToUser;
  };
  const stations = async () => {
    const query = `boundaryStakeholderId=${emfuleni}&buildingBlockId=${POLICE}`;
    return (await office.get("coordinator", `getBuildingBlockOnMunicipality?${query}`))
      .body as unknown as OnMunicipality;
  };

  test("a coordinator sees their municipality, a province's user all of the province's, by name", async () => {
    const own = await associated("coordinator");
    expect(own.municipalities.map(({ name }) => name)).toEqual(["Emfuleni"]);
    expect(own.scope.map(({ description }) => description)).toEqual(["Gauteng", "Sedibeng", "Emfuleni"]);
    const names = (await associated("province")).municipalities.map(({ name }) => name);
    expect(names).toHaveLength(9);
    expect(names).toEqual(names.toSorted());
  });

  test("a district or a municipality can be chosen, another province's is not there", async () => {
    const { scope } = await associated("province");
    const sedibeng = scope.find(({ description }) => description === "Sedibeng");
    const chosen = await associated("province", `?boundaryId=${sedibeng?.boundaryId}`);
    expect(chosen.municipalities.map(({ name }) => name)).toEqual(["Emfuleni", "Lesedi", "Midvaal"]);
    const foreign = await office.boundaryOf("Sol Plaatje");
    const refused = await office.get("province", `getBuildingBlockAssociatedToUser?boundaryId=${foreign}`);
    expect(refused.status).toBe(404);
  });

  test("who captures a whole province reads whether it demands a second person", async () => {
    const [gauteng] = (await associated("province")).provinces;
    expect(gauteng).toMatchObject({ description: "Gauteng", demandsSecondPerson: false });
    const body = { boundaryId: gauteng?.boundaryId, isDemanded: true };
    await office.make("province", "PUT", "demandSecondPerson", body);
    expect((await associated("province")).provinces).toEqual([{ ...gauteng, demandsSecondPerson: true }]);
    await office.knex("second_person").delete();
    expect((await associated("coordinator")).provinces).toEqual([]);
  });

  test("totals are those of the blocks, and of the instances that can be opened", async () => {
    const [own] = (await associated("coordinator")).municipalities;
    const blocks = own?.buildingBlockCategories.flatMap(({ buildingBlocks }) => buildingBlocks) ?? [];
    const total = blocks.reduce((sum, block) => sum + block.totalBuildingBlockCount, 0);
    expect(own?.totalBuildingBlockCount).toBe(total);
    const police = blocks.find(({ buildingBlockId }) => buildingBlockId === POLICE);
    const { totalBuildingBlockCount, totalVerifiedBuildingBlockCount, instances } = await stations();
    expect(police).toMatchObject({ totalBuildingBlockCount, totalVerifiedBuildingBlockCount });
    expect(police?.dueCount).toBe(instances.reduce((sum, { dueCount }) => sum + dueCount, 0));
    expect(instances.length).toBeGreaterThan(3);
  });

  test("the quarter's progress says what is left of it", async () => {
    const { quarter, municipalities } = await associated("coordinator");
    expect(quarter).toMatchObject({ period: "Jul - Sep 2026", lastDay: "2026-09-30", daysLeft: 47 });
    expect(municipalities[0]?.contactCount).toBeGreaterThan(municipalities[0]?.dueCount as number);
  });

  test("an instance comes with its address, its contacts and who stands for each requirement", async () => {
    const { instances } = await stations();
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
    const stakeholderId = (await stations()).instances[0]?.stakeholderId;
    const validUntil = (validTo: string | null) =>
      office.knex("building_block_stakeholder").where({ stakeholderId }).update({ validTo });
    const isListedOn = async (day: string) => {
      office.at(day);
      return (await stations()).instances.some((each) => each.stakeholderId === stakeholderId);
    };
    await validUntil("2026-08-20");
    expect([await isListedOn("2026-08-20"), await isListedOn("2026-08-21")]).toEqual([true, false]);
    await validUntil(null);
    office.at("2026-08-15");
  });

  test("a contact is overdue from the 30th day after it was due, or after its term began unchecked", async () => {
    const people = office.knex("building_block_contact_person");
    const overdueWith = async (person: { publicVerifiedOn: string | null; validFrom?: string }) => {
      await people.clone().where({ stakeholderId: one.stakeholderId }).update(person);
      return (await associated("coordinator")).next.overdue;
    };
    const own = office.knex("building_block_stakeholder").where({ boundaryId: emfuleni });
    const one = await people
      .clone()
      .whereIn("building_block_stakeholder_id", own.select("building_block_stakeholder_id"))
      .whereNull("valid_to")
      .first("stakeholder_id");
    const none = await overdueWith({ publicVerifiedOn: "2026-08-15" });
    expect(await overdueWith({ publicVerifiedOn: "2026-05-03" })).toBe(none);
    expect(await overdueWith({ publicVerifiedOn: "2026-05-02" })).toBeGreaterThan(none);
    expect(await overdueWith({ publicVerifiedOn: null, validFrom: "2026-07-17" })).toBe(none);
    expect(await overdueWith({ publicVerifiedOn: null, validFrom: "2026-07-16" })).toBeGreaterThan(none);
  });
});
