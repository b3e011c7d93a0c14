import type { Knex } from "knex";
import type { ActionName } from "../lib/actions.ts";
import { SIGNED_IN_AS } from "../lib/endpoint.ts";
import type { Env } from "../lib/env.ts";
import { isDemonstrating } from "../lib/isDemonstrating.ts";
import type { ReadSession } from "../lib/route.ts";
import { holderOf } from "../lib/session.ts";
import { RELATIONSHIP_TYPES } from "../stakeholder/stakeholderKinds.ts";
import { type Duty, daysToAddFactor, dutyColumns } from "./secondFactorDuty.ts";

/**
 * Reads the caller and their permissions on every request, so that changes apply at once. An invited person without a
 * password may do nothing. A call from a page opened by somebody else who was signed in here before is refused.
 */
export function signedInReader(
  env: Pick<Env, "NODE_ENV" | "SECOND_FACTOR_DAYS">,
  now: () => Date,
): ReadSession {
  return async (ctx, trx) => {
    const holder = holderOf(ctx);
    if (holder?.purpose !== "signed-in") return undefined;
    const { stakeholderId, passwordGivenAt } = holder;
    const opener = ctx.get(SIGNED_IN_AS);
    if (opener !== "" && opener !== String(stakeholderId)) return undefined;
    const account: (Standing & Scope & Duty) | undefined = await trx("user_account")
      .where({ stakeholderId })
      .first(
        "is_verified",
        "is_disabled",
        "is_demonstration",
        "password_hash",
        ...scopeOf(trx),
        ...dutyColumns(trx),
      );
    if (account === undefined || !(await maySignIn(trx, account, env))) return undefined;
    const { passwordHash, actions, organisationId, municipalityIds } = account;
    return {
      stakeholderId,
      actions: new Set(passwordHash === null ? [] : actions),
      organisationId,
      municipalityIds,
      passwordGivenAt,
      daysToAddFactor: daysToAddFactor(account, env, now()),
    };
  };
}

export type Standing = {
  isVerified: boolean;
  isDisabled: boolean;
  isDemonstration: boolean;
  passwordHash: string | null;
};

type Scope = { actions: ActionName[]; organisationId: number | null; municipalityIds: number[] };

/** Columns beside those of `user_account`. */
function scopeOf(trx: Knex.Transaction): Knex.Raw[] {
  const related = (relationshipTypeId: number) =>
    trx("stakeholder_relationship")
      .where({ relationshipTypeId })
      .whereRaw("stakeholder_relationship.stakeholder_id = user_account.stakeholder_id");
  const actions = trx("group_member")
    .join("group_action", "group_action.group_id", "group_member.group_id")
    .join("action", "action.action_id", "group_action.action_id")
    .whereRaw("group_member.stakeholder_id = user_account.stakeholder_id")
    .distinct("action");
  const organisation = related(RELATIONSHIP_TYPES.contactPerson)
    .orderBy("stakeholder_relationship_id")
    .limit(1)
    .select("related_stakeholder_id");
  const municipalities = related(RELATIONSHIP_TYPES.buildingBlockCoordinator).select(
    "related_stakeholder_id",
  );
  return [
    trx.raw("array(?) as actions", [actions]),
    trx.raw("(?) as organisation_id", [organisation]),
    trx.raw("array(?) as municipality_ids", [municipalities]),
  ];
}

/** Demonstration passwords are public, so they work only on demonstration data. */
export async function maySignIn(
  trx: Knex.Transaction,
  { isVerified, isDisabled, isDemonstration }: Standing,
  { NODE_ENV }: Pick<Env, "NODE_ENV">,
): Promise<boolean> {
  if (isDisabled || !isVerified) return false;
  return !isDemonstration || (NODE_ENV !== "production" && (await isDemonstrating(trx)));
}

export async function actionsOf(trx: Knex.Transaction, stakeholderId: number): Promise<ActionName[]> {
  const held = trx("group_member")
    .join("group_action", "group_action.group_id", "group_member.group_id")
    .where({ stakeholderId })
    .select("action_id");
  return trx("action").whereIn("action_id", held).orderBy("action_id").pluck("action");
}
