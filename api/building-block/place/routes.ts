import type { Knex } from "knex";
import { done } from "../../lib/http/done.ts";
import { route } from "../../lib/http/route.ts";
import type { Actor } from "../Actor.ts";
import { findInstance, type InstanceId } from "../instance/findInstance.ts";
import { saveInstance } from "../instance/saveForm.ts";
import { addPlace } from "./addPlace.ts";
import { addBuildingBlock, endBuildingBlock, verifyBuildingBlockExist } from "./contract.ts";
import { endPlace } from "./endPlace.ts";

export const placeRoutes = [
  route(addBuildingBlock, async ({ body, trx, ...actor }) => {
    const stakeholderId = await addPlace(trx, actor, body);
    return { ...done(`${body.name} was added.`), stakeholderId };
  }),
  route(endBuildingBlock, async ({ body, trx, ...actor }) => {
    await endPlace(trx, actor, body);
    return done("It is no longer listed from today on.");
  }),
  route(verifyBuildingBlockExist, async ({ body, trx, ...actor }) => {
    const version = await confirmPlace(trx, actor, body);
    return { ...done("Confirmed."), version };
  }),
];

async function confirmPlace(
  trx: Knex.Transaction,
  actor: Actor,
  { version, ...id }: InstanceId & { version: number },
): Promise<number> {
  const { session, today, audit } = actor;
  const instance = await findInstance(trx, session, id, today);
  const saved = await saveInstance(trx, actor, instance, version);
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
