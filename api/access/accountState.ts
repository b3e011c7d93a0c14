import type { Knex } from "knex";
import { demonstrationSources } from "../lib/figures/isDemonstrating.ts";
import type { Env } from "../lib/operating/env.ts";

/**
 * An account with the public demonstration password is `disabled` unless the server runs on demonstration
 * data.
 */
export type AccountState = "invited" | "active" | "withdrawn" | "disabled" | "closed";

export const ACCOUNT_USES = [
  "sign in",
  "stay signed in",
  "reset the password",
  "accept the invitation",
  "be invited again",
  "register the address",
] as const;
export type AccountUse = (typeof ACCOUNT_USES)[number];

/** Nothing else decides what an account may do; see docs/permissions.md. */
const ALLOWED_USES: Record<AccountState, readonly AccountUse[]> = {
  invited: ["accept the invitation", "be invited again"],
  active: ["sign in", "stay signed in", "reset the password"],
  withdrawn: ["be invited again", "register the address"],
  disabled: [],
  closed: ["register the address"],
};
export const ACCOUNT_STATES = Object.keys(ALLOWED_USES) as AccountState[];

export const isUseAllowed = (state: AccountState, use: AccountUse): boolean =>
  ALLOWED_USES[state].includes(use);

type StateEnv = Pick<Env, "NODE_ENV">;
export type StateContext = { env: StateEnv; now: Date };

function isDisabled(trx: Knex.Transaction, { NODE_ENV }: StateEnv, alias = "user_account"): Knex.Raw {
  const demonstrations = demonstrationSources(trx).whereRaw(NODE_ENV === "production" ? "false" : "true");
  return trx.raw("(??.is_disabled or (??.is_demonstration and not exists ?))", [
    alias,
    alias,
    demonstrations,
  ]);
}

export function isActive(trx: Knex.Transaction, env: StateEnv, alias = "user_account"): Knex.Raw {
  return trx.raw("(??.is_verified and ??.password_hash is not null and not ?)", [
    alias,
    alias,
    isDisabled(trx, env, alias),
  ]);
}

export function selectState(trx: Knex.Transaction, { env, now }: StateContext): Knex.Raw {
  const openInvitation = trx("one_time_code as i")
    .whereRaw("i.stakeholder_id = user_account.stakeholder_id")
    .where("i.purpose", "invitation")
    .where("i.expires_at", ">", now)
    .select(trx.raw("1"));
  return trx.raw(
    `case when ? then 'disabled' when ? then 'active'
      when user_account.password_hash is null and not user_account.is_withdrawn and exists ? then 'invited'
      else 'withdrawn' end as state`,
    [isDisabled(trx, env), isActive(trx, env), openInvitation],
  );
}
