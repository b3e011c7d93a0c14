import { expect, onTestFinished, test } from "vitest";
import { testDatabases } from "../testing/testDatabase.ts";
import { up } from "./0007_place_patches.ts";

const MOBILE = 2;
const PENDING = 1;

test.each(testDatabases)(
  "a pending form is migrated to the fields that it changes, on %s",
  async (_, open) => {
    const { knex, close } = await open("demonstration");
    onTestFinished(close);
    const people: { stakeholderId: number; instanceId: number; requirement: number; role: string }[] =
      await knex("building_block_contact_person")
        .whereNull("valid_to")
        .whereNotNull("role")
        .orderBy("stakeholder_id")
        .limit(2)
        .select("stakeholder_id", "building_block_stakeholder_id as instanceId", "role")
        .select("building_block_requirement_id as requirement");
    const [leaving, corrected] = people as [(typeof people)[0], (typeof people)[0]];
    const { instanceId } = corrected;
    await knex("building_block_contact_person")
      .where({ stakeholderId: leaving.stakeholderId })
      .update({ buildingBlockStakeholderId: instanceId });
    await knex("building_block_contact_person")
      .where({ buildingBlockStakeholderId: instanceId })
      .whereNotIn(
        "stakeholder_id",
        people.map(({ stakeholderId }) => stakeholderId),
      )
      .delete();
    const place = knex("building_block_stakeholder").where({ buildingBlockStakeholderId: instanceId });
    await place.clone().update({ capturedFrom: null, capturedSourceId: null, openingHours: "8 to 4" });
    const { buildingBlockId, stakeholderId } = await place.first();
    const { name } = await knex("stakeholder").where({ stakeholderId }).first("name");
    const requirements: number[] = await knex("building_block_requirement")
      .where({ buildingBlockId, isIncluded: true })
      .pluck("building_block_requirement_id");
    const formOf = async (id: number) => ({
      ...(await knex("stakeholder").where({ stakeholderId: id }).first("stakeholder_id", "name")),
      ...(await knex("building_block_contact_person")
        .where({ stakeholderId: id })
        .first("is_reporting", "is_answer", "is_public")),
      contacts: [] as object[],
    });
    const removal = { ...(await formOf(leaving.stakeholderId)), isRemoved: true };
    const correction = {
      ...{ ...(await formOf(corrected.stakeholderId)), role: "" },
      contacts: [{ contactTypeId: MOBILE, detail: "0825550123" }],
    };
    await knex("building_block_capture").delete();
    await knex("building_block_capture").insert({
      ...{ buildingBlockStakeholderId: instanceId, capturedBy: 1, state: PENDING },
      capturedAt: "2026-08-10T23:00:00Z",
      proposed: JSON.stringify({
        ...{ name, contacts: [], openingHours: "" },
        buildingBlockRequirements: requirements.map((id) => ({
          buildingBlockRequirementId: id,
          stakeholderContactPerson: [
            ...(id === leaving.requirement ? [removal] : []),
            ...(id === corrected.requirement ? [correction] : []),
          ],
        })),
      }),
    });
    const mobile = { contactTypeId: MOBILE, stakeholderId: corrected.stakeholderId };
    await knex("contact").where(mobile).delete();
    await knex("contact").insert({ ...mobile, detail: "0825550100" });

    await knex.transaction(up);

    const { proposed } = await knex("building_block_capture").first("proposed");
    const edits = [
      { person: null, key: "openingHours", before: "8 to 4", after: null },
      { person: null, key: "capturedOn", before: null, after: "2026-08-11" },
      { person: leaving.stakeholderId, key: "requirement", before: leaving.requirement, after: null },
      { person: corrected.stakeholderId, key: "role", before: corrected.role, after: null },
      { person: corrected.stakeholderId, key: "mobile", before: "0825550100", after: "0825550123" },
    ];
    expect(proposed.edits).toHaveLength(edits.length);
    expect(proposed.edits).toEqual(expect.arrayContaining(edits));
    expect(proposed.answered.toSorted()).toEqual(requirements.toSorted());
  },
);
