import type { Knex } from "knex";
import { actionsOf } from "../access/signedInReader.ts";
import type { ActionName } from "../lib/actions.ts";
import { notAllowed } from "../lib/errors.ts";

/** Administrators grant these without holding them: they run no organisation or municipality. */
const GIVEN_BY_ADMINISTRATORS: readonly ActionName[] = ["HealthCheckAdmin", "BuildingBlockAdmin"];

/** Approving an organisation grants its applicant exactly these. */
const GIVEN_BY_APPROVAL: readonly ActionName[] = [
  "LogIntoSystem",
  "ViewYourOrganisationSurveyResult",
  "AddSurveyLink",
  "SetSurveyEffectiveDate",
  "EditOrganisationalInformation",
  "HealthCheckAdmin",
];

export type Authority = "administration" | "approval";

/** Otherwise only what the actor holds. */
export function mayGrant(
  action: ActionName,
  held: ReadonlySet<ActionName>,
  authority: Authority = "administration",
): boolean {
  if (held.has(action)) return true;
  if (authority === "approval") return GIVEN_BY_APPROVAL.includes(action);
  return held.has("WorldOfImpactAdmin") && GIVEN_BY_ADMINISTRATORS.includes(action);
}

/** @throws {HttpError} 403 beyond the actor's rights */
export async function refuseBeyond(
  trx: Knex.Transaction,
  actor: number,
  actions: readonly ActionName[],
  authority?: Authority,
): Promise<void> {
  const held = new Set(await actionsOf(trx, actor));
  if (!actions.every((action) => mayGrant(action, held, authority))) throw notAllowed();
}

export function actionsOfGroups(trx: Knex.Transaction, groupIds: readonly number[]): Promise<ActionName[]> {
  return trx("group_action")
    .join("action", "action.action_id", "group_action.action_id")
    .whereIn("group_id", [...groupIds])
    .distinct("action")
    .pluck("action");
}
