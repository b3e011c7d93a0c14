import { done } from "../../lib/http/done.ts";
import { type Route, route } from "../../lib/http/route.ts";
import { inviteAgain } from "../changeUsers.ts";
import { copyInvitation, resendInvitation, withdrawInvitation } from "./contract.ts";
import { lockInvited, makeInvitationLink, withdrawInvitation as withdraw } from "./invitations.ts";

const resend = route(resendInvitation, async ({ body, ...saving }) => {
  await inviteAgain(body.stakeholderId, saving);
  return done("A new invitation is on its way. The link before it no longer works.");
});

const copy = route(copyInvitation, async ({ body: { stakeholderId }, ...saving }) => {
  const { trx, session, audit } = saving;
  const account = await lockInvited(stakeholderId, session.stakeholderId, saving);
  const url = await makeInvitationLink(account, saving);
  await audit(trx, { what: "invitation link copied", subject: stakeholderId });
  return { ...done("This link works once, for seven days. The link before it no longer works."), url };
});

const takeBack = route(withdrawInvitation, async ({ body: { stakeholderId }, ...saving }) => {
  const { trx, session, audit } = saving;
  await lockInvited(stakeholderId, session.stakeholderId, saving);
  await withdraw(trx, stakeholderId);
  await audit(trx, { what: "invitation withdrawn", subject: stakeholderId });
  return done("The invitation is withdrawn.");
});

export const userInvitationRoutes: readonly Route[] = [resend, copy, takeBack];
