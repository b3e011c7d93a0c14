import type { Knex } from "knex";
import { done } from "../../lib/done.ts";
import { route } from "../../lib/route.ts";
import { findInstance, type InstanceId } from "../instance/findInstance.ts";
import { saveInstance } from "../instance/saveForm.ts";
import type { Official } from "../Official.ts";
import { addPlace } from "./addPlace.ts";
import { addBuildingBlock, endBuildingBlock, verifyBuildingBlockExist } from "./contract.ts";
import { endPlace } from "./endPlace.ts";

export const placeRoutes = [
  route(addBuildingBlock, async ({ body, trx, ...official }) => {
    const stakeholderId = await addPlace(trx, official, body);
    return { ...done(`${body.name} was added.`), stakeholderId };
  }),
  route(endBuildingBlock, async ({ body, trx, ...official }) => {
    await endPlace(trx, official, body);
    return done("It is no longer listed from today on.");
  }),
  route(verifyBuildingBlockExist, async ({ body, trx, ...official }) => {
    const version = await confirmPlace(trx, official, body);
    return { ...done("Thank you: it exists."), version };
  }),
];

async function confirmPlace(
  trx: Knex.Transaction,
  official: Official,
  { version, ...id }: InstanceId & { version: number },
): Promise<number> {
  const { session, today, audit } = official;
  const instance = await findInstance(trx, session, id, today);
  const saved = await saveInstance(trx, official, instance, version);
  const { stakeholderId, existsOn } = instance;
  await trx("stakeholder").where({ stakeholderId }).update({ verifiedOn: today });
  await trx("wrong_number").where({ stakeholderId }).delete();
  await audit(trx, {
    what: "building block confirmed",
    subject: stakeholderId,
    before: { "Exists on": existsOn },
    after: { "Exists on": today },
  });
  return saved;
}
