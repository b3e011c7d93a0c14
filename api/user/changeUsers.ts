import type { Knex } from "knex";
import type { z } from "zod";
import { moveMember } from "../group/memberships.ts";
import type { Audit } from "../lib/audit/audit.ts";
import { saveIfUnchanged } from "../lib/database/optimisticLocking.ts";
import { HttpError, notFound } from "../lib/http/errors.ts";
import { type changeUsers, UserDetails } from "./contract.ts";
import { getGrantContext, type UserChange } from "./form/UserChange.ts";
import { invite, lockInvited } from "./invitation/invitations.ts";
import { refuseStronger, setDisabled } from "./removeUser.ts";
import { readUser } from "./userQueries.ts";

type Body = z.infer<typeof changeUsers.body>;
type Outcome = z.infer<typeof changeUsers.response>["outcomes"][number];
type BulkChangeContext = Omit<UserChange, "trx"> & {
  transact<T>(step: (trx: Knex.Transaction) => Promise<T>): Promise<T>;
};

export async function changeEach(
  { users, change }: Body,
  { transact, ...rest }: BulkChangeContext,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const user of users) {
    const row = { stakeholderId: user.stakeholderId, displayName: null as string | null };
    try {
      await transact(async (trx) => {
        const { displayName } = await saveOne(user, { trx, ...rest });
        row.displayName = displayName;
        await changeOne(user.stakeholderId, change, { trx, ...rest });
      });
      outcomes.push({ ...row, isDone: true, message: null });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      outcomes.push({ ...row, isDone: false, message: error.message });
    }
  }
  return outcomes;
}

export async function saveOne(
  { stakeholderId, version }: { stakeholderId: number; version: number },
  { trx, session, now }: Pick<UserChange, "trx" | "session" | "now">,
): Promise<{ displayName: string; version: number }> {
  const readCurrent = () => readUser(trx, stakeholderId, { stakeholderId: session.stakeholderId, now });
  const { displayName } = await readCurrent();
  const newVersion = await saveIfUnchanged(trx, "stakeholder", {
    id: stakeholderId,
    version,
    by: session.stakeholderId,
    at: now,
    what: "The user",
    readCurrent,
    shape: UserDetails,
  });
  return { displayName, version: newVersion };
}

async function changeOne(stakeholderId: number, change: Body["change"], context: UserChange): Promise<void> {
  const { trx } = context;
  switch (change.kind) {
    case "disable":
    case "enable":
      return disableUser({ stakeholderId, isDisabled: change.kind === "disable" }, context);
    case "resendInvitation":
      return inviteAgain(stakeholderId, context);
    default: {
      const { groupId } = change;
      if ((await trx("user_group").where({ groupId }).first("group_id")) === undefined)
        throw notFound("The group");
      const isMember = change.kind === "addToGroup";
      await moveMember(trx, { stakeholderId, groupId, isMember, ...getGrantContext(context) });
    }
  }
}

export async function disableUser(
  { stakeholderId, isDisabled }: { stakeholderId: number; isDisabled: boolean },
  { trx, session, env, audit }: UserChange,
): Promise<void> {
  await refuseStronger(trx, stakeholderId, session.stakeholderId);
  await setDisabled({ stakeholderId, isDisabled }, { trx, env });
  await audit(trx, { what: isDisabled ? "user disabled" : "user enabled", subject: stakeholderId });
}

export async function inviteAgain(
  stakeholderId: number,
  context: UserChange & { audit: Audit },
): Promise<void> {
  const account = await lockInvited(stakeholderId, context.session.stakeholderId, context);
  await invite(account, context);
}
