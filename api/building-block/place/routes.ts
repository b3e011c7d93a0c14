import type { Knex } from "knex";
import { done } from "../../lib/http/done.ts";
import { notAllowed } from "../../lib/http/errors.ts";
import { route } from "../../lib/http/route.ts";
import type { Input } from "../../shared/http/endpoint.ts";
import type { Actor } from "../Actor.ts";
import { auditChanges } from "../instance/auditChanges.ts";
import type { Outcome } from "../instance/contract.ts";
import { buildFormPatch } from "../instance/formPatch.ts";
import { diff } from "../patch.ts";
import { applyPatch } from "../save/applyPatch.ts";
import {
  changePlace,
  changePlaces,
  finishChange,
  type LockedPlace,
  lockPlace,
  needsVerification,
} from "../save/changePlaces.ts";
import { addPlace } from "./addPlace.ts";
import { addBuildingBlock, verifyBuildingBlockExist } from "./contract.ts";

export const placeRoutes = [
  route(addBuildingBlock, async ({ body, trx, ...actor }) => {
    const { stakeholderId, outcome, isPending } = await addBuildingBlockPlace(trx, actor, body);
    const message =
      outcome === "verified"
        ? `${body.name} was added.`
        : isPending
          ? `${body.name} waits. It is listed once somebody else has verified it.`
          : `${body.name} was added. Its address and numbers wait until somebody has verified them.`;
    return { ...done(message), stakeholderId, outcome };
  }),
  route(verifyBuildingBlockExist, async ({ body, trx, ...actor }) => {
    const { stakeholderId, buildingBlockId, version } = body;
    const { permissions } = actor.session;
    if (!permissions.has(body.exists ? "VerifyBuildingBlockExist" : "DeleteBuildingBlock"))
      throw notAllowed();
    const place = await lockPlace(trx, actor, { stakeholderId, buildingBlockId }, version);
    if (body.exists) return { ...done("Confirmed."), ...(await confirmPlace(trx, actor, place)) };
    const { reason, replaces } = body;
    const saved = await changePlace(trx, actor, place, {
      patch: { edits: diff(null, {}, { ended: reason }), answered: [] },
      ...{ how: undefined, replaces, audited: "building block ended" },
    });
    const message =
      saved.outcome === "verified"
        ? "It is no longer listed from today on."
        : "It stays listed until somebody has verified that it ends.";
    return { ...done(message), ...saved, version: place.current.version };
  }),
];

async function addBuildingBlockPlace(
  trx: Knex.Transaction,
  actor: Actor,
  { boundaryStakeholderId: boundaryId, ...body }: Input<typeof addBuildingBlock>["body"],
): Promise<{ stakeholderId: number; outcome: Outcome; isPending: boolean }> {
  const { buildingBlockId, ...form } = body;
  const { added, ...place } = await addPlace(trx, actor, {
    ...{ boundaryId, buildingBlockId, name: form.name },
    isConfidential: form.isConfidential === true,
  });
  const { isConfidential: _, ...formFields } = form;
  const { patch } = buildFormPatch(
    place.current,
    { ...formFields, buildingBlockRequirements: [] },
    actor.today,
  );
  const change = { patch, how: undefined, audited: "building block added" } as const;
  await changePlaces(trx, actor, [{ place, change }], added);
  const { stakeholderId, isPending } = place.current;
  return {
    stakeholderId,
    isPending,
    outcome: needsVerification(actor.session, place.current) ? "waiting" : "verified",
  };
}

async function confirmPlace(
  trx: Knex.Transaction,
  actor: Actor,
  { current }: LockedPlace,
): Promise<{ outcome: Outcome; changeId: number | null; version: number }> {
  const edits = diff(null, { existsOn: current.existsOn }, { existsOn: actor.today });
  const patch = { edits, answered: [] };
  const checked = { people: [], isNumber: false, exists: true as const };
  const place = await applyPatch(trx, actor, current, { patch, checked });
  await auditChanges(trx, actor, "building block confirmed", current, patch);
  const changeId = await finishChange(trx, actor, "building block confirmed", [place]);
  return { outcome: "verified", changeId, version: current.version };
}
