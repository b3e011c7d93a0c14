import type { Knex } from "knex";
import type { LoadSession } from "../lib/http/route.ts";
import type { Env } from "../lib/operating/env.ts";
import { getSessionHash, getSessionUser } from "../lib/security/session.ts";
import { SIGNED_IN_AS } from "../shared/http/endpoint.ts";
import { PERMISSION_IDS, type PermissionName } from "../shared/permissions.ts";
import { RELATIONSHIP_TYPES } from "../stakeholder/stakeholderKinds.ts";
import { type AccountState, isUseAllowed, selectState } from "./accountState.ts";
import {
  computeDaysToAddFactor,
  type SecondFactorStatus,
  secondFactorColumns,
} from "./secondFactorPolicy.ts";

/** Runs on every request, so that changes apply at once. */
export function createSessionLoader(
  env: Pick<Env, "NODE_ENV" | "SECOND_FACTOR_DAYS">,
  now: () => Date,
): LoadSession {
  return async (ctx, trx) => {
    const sessionUser = getSessionUser(ctx);
    const sessionHash = getSessionHash(ctx, env);
    if (sessionUser?.purpose !== "signed-in" || sessionHash === undefined) return undefined;
    const { stakeholderId, authenticatedAt } = sessionUser;
    const expectedUserId = ctx.get(SIGNED_IN_AS);
    if (expectedUserId !== "" && expectedUserId !== String(stakeholderId)) return undefined;
    const account: ({ state: AccountState } & Scope & SecondFactorStatus) | undefined = await trx(
      "user_account",
    )
      .where({ stakeholderId })
      .first(selectState(trx, { env, now: now() }), ...scopeColumns(trx), ...secondFactorColumns(trx));
    if (account === undefined || !isUseAllowed(account.state, "stay signed in")) return undefined;
    const { permissions, organisationId, municipalityIds } = account;
    return {
      stakeholderId,
      sessionHash,
      permissions: new Set(permissions),
      organisationId,
      municipalityIds,
      authenticatedAt,
      daysToAddFactor: computeDaysToAddFactor(account, env, now()),
    };
  };
}

type Scope = { permissions: PermissionName[]; organisationId: number | null; municipalityIds: number[] };

function scopeColumns(trx: Knex.Transaction): Knex.Raw[] {
  const queryRelationships = (relationshipTypeId: number) =>
    trx("stakeholder_relationship")
      .where({ relationshipTypeId })
      .whereRaw("stakeholder_relationship.stakeholder_id = user_account.stakeholder_id");
  const permissions = trx("group_member")
    .join("group_action", "group_action.group_id", "group_member.group_id")
    .join("action", "action.action_id", "group_action.action_id")
    .whereRaw("group_member.stakeholder_id = user_account.stakeholder_id")
    .distinct("action");
  const organisation = queryRelationships(RELATIONSHIP_TYPES.contactPerson)
    .orderBy("stakeholder_relationship_id")
    .limit(1)
    .select("related_stakeholder_id");
  const municipalities = queryRelationships(RELATIONSHIP_TYPES.buildingBlockCoordinator).select(
    "related_stakeholder_id",
  );
  return [
    trx.raw("array(?) as permissions", [permissions]),
    trx.raw("(?) as organisation_id", [organisation]),
    trx.raw("array(?) as municipality_ids", [municipalities]),
  ];
}

export async function findPermissions(
  trx: Knex.Transaction,
  stakeholderId: number,
): Promise<PermissionName[]> {
  const memberPermissions = trx("group_member")
    .join("group_action", "group_action.group_id", "group_member.group_id")
    .where({ stakeholderId })
    .select("action_id");
  const permissions: PermissionName[] = await trx("action")
    .whereIn("action_id", memberPermissions)
    .orderBy("action_id")
    .pluck("action");
  // A newer version of the server may have stored permissions that this one does not know.
  return permissions.filter((permission) => permission in PERMISSION_IDS);
}
