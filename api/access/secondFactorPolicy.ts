import type { Knex } from "knex";
import type { Env } from "../lib/operating/env.ts";
import { DAY_MS } from "../lib/time/spans.ts";
import { PERMISSIONS, type PermissionName } from "../shared/permissions.ts";

const PERMISSIONS_NEEDING_FACTOR = PERMISSIONS.filter(
  ({ isPowerful, needsSecondFactor }) => isPowerful || needsSecondFactor,
);

export type SecondFactorStatus = {
  permissions: readonly PermissionName[];
  hasSecondFactor: boolean;
  secondFactorFrom: Date | null;
};
type FactorEnv = Pick<Env, "SECOND_FACTOR_DAYS">;

/**
 * Returns the days left to add a second factor. At 0 every other request is blocked; undefined means that no
 * factor is required.
 */
export function computeDaysToAddFactor(
  { permissions, hasSecondFactor, secondFactorFrom }: SecondFactorStatus,
  { SECOND_FACTOR_DAYS }: FactorEnv,
  now: Date,
): number | undefined {
  if (SECOND_FACTOR_DAYS === "off" || hasSecondFactor) return undefined;
  if (!PERMISSIONS_NEEDING_FACTOR.some(({ name }) => permissions.includes(name))) return undefined;
  const from = secondFactorFrom ?? now;
  const msLeft = from.getTime() + SECOND_FACTOR_DAYS * DAY_MS - now.getTime();
  return Math.max(0, Math.ceil(msLeft / DAY_MS));
}

export const secondFactorColumns = (trx: Knex.Transaction): (string | Knex.Raw)[] => [
  "second_factor_from",
  trx.raw(`(exists (select 1 from passkey p where p.stakeholder_id = user_account.stakeholder_id) or exists
    (select 1 from totp t where t.stakeholder_id = user_account.stakeholder_id and confirmed_at is not null))
    as has_second_factor`),
];

export async function updateSecondFactorDeadline(
  trx: Knex.Transaction,
  stakeholderId: number,
  { env, now }: { env: FactorEnv; now: Date },
): Promise<void> {
  if (env.SECOND_FACTOR_DAYS === "off") return;
  const permissionsNeedingFactor = trx("group_member")
    .join("group_action", "group_action.group_id", "group_member.group_id")
    .where({ stakeholderId })
    .whereIn(
      "action_id",
      PERMISSIONS_NEEDING_FACTOR.map(({ id }) => id),
    )
    .select("action_id");
  await trx("user_account")
    .where({ stakeholderId })
    .update({
      secondFactorFrom: trx.raw("case when exists (?) then coalesce(second_factor_from, ?) end", [
        permissionsNeedingFactor,
        now,
      ]),
    });
}

export async function findDaysToAddFactor(
  trx: Knex.Transaction,
  stakeholderId: number,
  { permissions, env, now }: { permissions: readonly PermissionName[]; env: FactorEnv; now: Date },
): Promise<number | undefined> {
  const row = await trx("user_account")
    .where({ stakeholderId })
    .first(...secondFactorColumns(trx));
  return row === undefined ? undefined : computeDaysToAddFactor({ permissions, ...row }, env, now);
}
