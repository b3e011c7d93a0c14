import type { Knex } from "knex";
import { type Route, route } from "../../lib/http/route.ts";
import { readApplication } from "../applications.ts";
import { noteViewing } from "./contract.ts";

/** After this time without focus, a viewer counts as gone. */
const FORGOTTEN_AFTER_MS = 5 * 60_000;

type Viewing = { stakeholderId: number; viewerStakeholderId: number };

const note = route(noteViewing, async ({ body: { StakeholderId, isOpen }, trx, session, now }) => {
  const { stakeholderId } = await readApplication(trx, StakeholderId);
  const viewing = { stakeholderId, viewerStakeholderId: session.stakeholderId };
  const forgottenBefore = new Date(now.getTime() - FORGOTTEN_AFTER_MS);
  await trx("application_viewing").where("seen_at", "<", forgottenBefore).delete();
  if (isOpen) await see(trx, viewing, now);
  else await trx("application_viewing").where(viewing).delete();
  const others: { name: string; openedAt: Date }[] = await trx("application_viewing as v")
    .join("stakeholder as s", "s.stakeholder_id", "v.viewer_stakeholder_id")
    .where("v.stakeholder_id", stakeholderId)
    .whereNot("v.viewer_stakeholder_id", session.stakeholderId)
    .orderBy("v.opened_at")
    .select("s.name", "v.opened_at");
  return { others: others.map(({ name, openedAt }) => ({ name, since: openedAt.toISOString() })) };
});

async function see(trx: Knex.Transaction, viewing: Viewing, now: Date): Promise<void> {
  await trx("application_viewing")
    .insert({ ...viewing, openedAt: now, seenAt: now })
    .onConflict(["stakeholder_id", "viewer_stakeholder_id"])
    .merge({ seenAt: now });
}

export const viewingRoutes: readonly Route[] = [note];
