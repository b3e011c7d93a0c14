import type { Knex } from "knex";
import { audit as writeAudit } from "../lib/audit/audit.ts";
import { done } from "../lib/http/done.ts";
import { HttpError } from "../lib/http/errors.ts";
import { multiTxRoute } from "../lib/http/route.ts";
import { queueEmail } from "../lib/mail/emailQueue.ts";
import { delayToFixedStep } from "../lib/security/delayToFixedStep.ts";
import { randomToken, type Secrets } from "../lib/security/secrets.ts";
import { endSessions } from "../lib/security/session.ts";
import { CONTACT_TYPE } from "../shared/contactTypes.ts";
import { saveContacts } from "../stakeholder/people.ts";
import {
  type Account,
  canUseAccount,
  findAccount,
  isAddressUsed,
  lockAccount,
  lockOwnAccount,
  normaliseUsername,
} from "../user/accounts.ts";
import { forgetBrowsers } from "../user/knownBrowsers.ts";
import { addressChangeAttempt, invitationAttempt } from "../user/rateLimits.ts";
import { releaseEmailAddress } from "../user/releaseEmailAddress.ts";
import { confirmAddressChange, requestAddressChange } from "./contract.ts";
import { writeAddressChanged, writeNewAddressConfirmation, writeOldAddressConfirmation } from "./emails.ts";

const VALID_MS = 24 * 60 * 60_000;

const hashCodes = (secrets: Secrets, code: string) => secrets.keyedHashes("address change", code);

const requestChangeRoute = multiTxRoute(
  requestAddressChange,
  async ({ body, session, transact, rateLimiter, env, secrets, audit, now }) => {
    const username = normaliseUsername(body.email);
    await rateLimiter.count(addressChangeAttempt(session.stakeholderId));
    await delayToFixedStep(() =>
      transact(async (trx) => {
        const account = await lockOwnAccount(trx, session, { env, now });
        const { stakeholderId, name } = account;
        if (username === account.username) throw createOwnAddressError();
        const codes = { old: randomToken(), new: randomToken() };
        await trx("address_change")
          .insert({
            stakeholderId,
            username,
            oldCodeHash: hashCodes(secrets, codes.old)[0],
            newCodeHash: hashCodes(secrets, codes.new)[0],
            isOldConfirmed: false,
            isNewConfirmed: false,
            expiresAt: new Date(now.getTime() + VALID_MS),
          })
          .onConflict("stakeholder_id")
          .merge();
        const buildLink = (code: string) => `${env.PUBLIC_ORIGIN}/auth/change-address/#code=${code}`;
        const mailContext = { secrets, now };
        const oldAddressEmail = writeOldAddressConfirmation({
          name,
          email: username,
          link: buildLink(codes.old),
        });
        await queueEmail(trx, { to: account.username, email: oldAddressEmail }, mailContext);
        // The response is the same for a taken address, so that it does not reveal who has an account.
        if (!isAddressUsed(await findAccount(trx, username, { env, now }))) {
          const newAddressEmail = writeNewAddressConfirmation({ name, link: buildLink(codes.new) });
          await queueEmail(trx, { to: username, email: newAddressEmail }, mailContext);
        }
        await audit(trx, { what: "address change asked", subject: stakeholderId });
      }),
    );
    return done("An e-mail is on its way to each address. Your address changes when both have confirmed.");
  },
);

const createOwnAddressError = () => {
  const description = "This is your address already.";
  return new HttpError(400, "invalid", description, [{ code: "Same", description, field: "email" }]);
};

const confirmChangeRoute = multiTxRoute(
  confirmAddressChange,
  async ({ body, transact, rateLimiter, visit, env, secrets, now }) => {
    const attempt = invitationAttempt(visit.network);
    await rateLimiter.count(attempt);
    const result = await transact(async (trx) => {
      const pendingChange = await findPendingChange(trx, hashCodes(secrets, body.code), now);
      if (pendingChange === undefined) throw createInvalidLinkError();
      const { stakeholderId } = pendingChange;
      const account = await lockAccount(trx, stakeholderId, { env, now });
      const current = await findPendingChange(trx, hashCodes(secrets, body.code), now);
      if (current === undefined || !canUseAccount(account, "sign in")) throw createInvalidLinkError();
      const logChange = (what: "address changed" | "address change confirmed" | "address change stopped") =>
        writeAudit(trx, { what, actor: stakeholderId, subject: stakeholderId, at: now });
      if (!body.isConfirmed) {
        await trx("address_change").where({ stakeholderId }).delete();
        await logChange("address change stopped");
        return { ...done("The change is stopped. The address stays as it was."), isChanged: false };
      }
      if (!current.isOtherConfirmed) {
        const confirmation = current.isOld ? { isOldConfirmed: true } : { isNewConfirmed: true };
        await trx("address_change").where({ stakeholderId }).update(confirmation);
        await logChange("address change confirmed");
        return { ...done("Confirmed. The other address has to confirm it too."), isChanged: false };
      }
      if (!(await releaseEmailAddress(trx, current.username, { env, now }))) throw createInvalidLinkError();
      await changeAddress(trx, account, { username: current.username, secrets, now });
      await logChange("address changed");
      return { ...done("The address is changed. Sign in with the new one."), isChanged: true };
    });
    await rateLimiter.refund(attempt);
    return result;
  },
);

const createInvalidLinkError = () =>
  new HttpError(
    400,
    "link-refused",
    "This link is no longer valid. Ask for the change on your profile again.",
  );

type PendingChange = { stakeholderId: number; username: string; isOld: boolean; isOtherConfirmed: boolean };

async function findPendingChange(
  trx: Knex.Transaction,
  hashes: string[],
  now: Date,
): Promise<PendingChange | undefined> {
  const row = await trx("address_change")
    .where("expires_at", ">", now)
    .where((either) => either.whereIn("old_code_hash", hashes).orWhereIn("new_code_hash", hashes))
    .first();
  if (row === undefined) return undefined;
  const isOld = hashes.includes(row.oldCodeHash);
  const { stakeholderId, username, isOldConfirmed, isNewConfirmed } = row;
  return { stakeholderId, username, isOld, isOtherConfirmed: isOld ? isNewConfirmed : isOldConfirmed };
}

async function changeAddress(
  trx: Knex.Transaction,
  { stakeholderId, name, username: oldUsername }: Account,
  { username, secrets, now }: { username: string; secrets: Secrets; now: Date },
): Promise<void> {
  await trx("user_account").where({ stakeholderId }).update({ username });
  await saveContacts(trx, stakeholderId, [{ contactTypeId: CONTACT_TYPE.workEmail, detail: username }]);
  await trx("address_change").where({ stakeholderId }).delete();
  await trx("one_time_code").where({ stakeholderId }).delete();
  await endSessions(trx, stakeholderId);
  await forgetBrowsers(trx, stakeholderId);
  for (const to of [oldUsername, username]) {
    await queueEmail(trx, { to, email: writeAddressChanged({ name }) }, { secrets, now });
  }
}

export const addressChangeRoutes = [requestChangeRoute, confirmChangeRoute];
