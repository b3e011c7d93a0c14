import { beforeAll, describe, expect, test } from "vitest";
import { getJsonResponse } from "../testing/Browser.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { searchContact } from "./contract.ts";

const CALLED = 1;

describe.each(testDatabases)("checks of a contact, on %s", (_name, open) => {
  const api = startApi(open);
  let personId: number;
  let otherPersonId: number;
  let placeId: number;
  beforeAll(async () => {
    const { knex } = api;
    const row = await knex("building_block_contact_person as p")
      .join(
        "building_block_stakeholder as i",
        "i.building_block_stakeholder_id",
        "p.building_block_stakeholder_id",
      )
      .where({ isPublic: true, buildingBlockId: 1 })
      .whereNull("p.valid_to")
      .whereNotNull("p.verified_on")
      .orderBy("p.stakeholder_id")
      .first("p.*", "i.stakeholder_id as card");
    personId = row.stakeholderId;
    placeId = row.card;
    const [other] = await knex("stakeholder")
      .insert({ stakeholderTypeId: 3, name: "Invented Contact 9000" })
      .returning("stakeholder_id");
    otherPersonId = other.stakeholderId;
    await knex("building_block_contact_person").insert({
      stakeholderId: otherPersonId,
      buildingBlockStakeholderId: row.buildingBlockStakeholderId,
      buildingBlockRequirementId: row.buildingBlockRequirementId,
      isPublic: true,
      isAnswer: true,
      isReporting: false,
      declaredFrom: "2026-06-01",
      validFrom: "2026-06-01",
      publicVerifiedOn: "2026-06-01",
    });
  });

  const updatePerson = (stakeholderId: number, columns: object) =>
    api.knex("building_block_contact_person").where({ stakeholderId }).update(columns);
  async function findListed({ on, ...columns }: { on: string; notReachedDays?: number }) {
    const checked = { verifiedOn: on, publicVerifiedOn: on, publicVerifiedHow: CALLED };
    await updatePerson(personId, { ...checked, notReachedDays: 0, ...columns });
    const [entry] = await getJsonResponse(api, searchContact, { query: { stakeholderId: placeId } });
    const requirement = entry?.buildingBlockRequirements.find(({ stakeholderContactPerson: people }) =>
      people.some(({ stakeholderId }) => stakeholderId === otherPersonId),
    );
    const people = requirement?.stakeholderContactPerson ?? [];
    return {
      isAvailable: requirement?.isAvailable,
      order: people.map(({ stakeholderId }) => (stakeholderId === personId ? "own" : "other")),
      contact: people.find(({ stakeholderId }) => stakeholderId === personId),
    };
  }

  test("an entry has the day of its last check, and the latest check is listed first", async () => {
    const { order, contact } = await findListed({ on: "2026-07-01" });
    expect(order).toEqual(["own", "other"]);
    expect(contact).toMatchObject({ verifiedOn: "2026-07-01", isUnconfirmed: false });
  });

  test("a contact not reached on three days is unconfirmed and listed last", async () => {
    const { order, contact } = await findListed({ on: "2026-07-01", notReachedDays: 3 });
    expect(contact?.isUnconfirmed).toBe(true);
    expect(order).toEqual(["other", "own"]);
  });

  test("180 days after its check a contact is no longer listed, and the requirement still counts", async () => {
    await updatePerson(otherPersonId, { publicVerifiedOn: null });
    expect((await findListed({ on: "2026-02-17" })).order).toEqual(["own", "other"]);
    const { order, isAvailable } = await findListed({ on: "2026-02-16" });
    expect(order).toEqual(["other"]);
    expect(isAvailable).toBe(true);
  });
});
