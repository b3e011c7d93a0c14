import type { Knex } from "knex";
import { done } from "../../lib/http/done.ts";
import { route } from "../../lib/http/route.ts";
import { CHECKED, OUTCOME } from "../../stakeholder/contactChecks.ts";
import type { Actor } from "../Actor.ts";
import { recordChecks } from "../check/checkRows.ts";
import type { InstanceId } from "../instance/findInstance.ts";
import { openPlace } from "../save/openPlace.ts";
import { finishChange, savePlace } from "../save/savePlace.ts";
import { addPlace } from "./addPlace.ts";
import { addBuildingBlock, endBuildingBlock, verifyBuildingBlockExist } from "./contract.ts";

export const placeRoutes = [
  route(addBuildingBlock, async ({ body, trx, ...actor }) => {
    const { added, ...rest } = await addPlace(trx, actor, body);
    await finishChange(trx, actor, "building block added", [added]);
    const said =
      rest.outcome === "verified"
        ? `${body.name} was added.`
        : `${body.name} was added. Its address and numbers wait until somebody has verified them.`;
    return { ...done(said), ...rest };
  }),
  route(endBuildingBlock, async ({ body, trx, ...actor }) => {
    const { reason, replaces, version, ...id } = body;
    const opened = await openPlace(trx, actor, id, version);
    const saved = await savePlace(trx, actor, opened, {
      form: { name: opened.current.name, contacts: [], buildingBlockRequirements: [], ends: reason },
      isSubmitted: true,
      how: undefined,
      verifies: "changed",
      replaces,
      audited: "building block ended",
    });
    const said =
      saved.outcome === "verified"
        ? "It is no longer listed from today on."
        : "It stays listed until somebody has verified that it ends.";
    return { ...done(said), ...saved };
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
  const { session, now: at, today, audit } = actor;
  const { current } = await openPlace(trx, actor, id, version);
  const { stakeholderId, existsOn, buildingBlockStakeholderId } = current;
  await trx("building_block_stakeholder").where({ buildingBlockStakeholderId }).update({ existsOn: today });
  const by = session.stakeholderId;
  await recordChecks(trx, [stakeholderId], { what: CHECKED.exists, outcome: OUTCOME.right, by, at, today });
  await audit(trx, {
    what: "building block confirmed",
    subject: stakeholderId,
    before: { "Exists on": existsOn },
    after: { "Exists on": today },
  });
  return current.version;
}
