import { done } from "../../lib/http/done.ts";
import { type Route, route } from "../../lib/http/route.ts";
import { inviteAgain } from "../changeUsers.ts";
import { changeInvitation } from "./contract.ts";
import { lockInvited, makeInvitationLink, withdrawInvitation } from "./invitations.ts";

const changeRoute = route(changeInvitation, async ({ body: { stakeholderId, change }, ...context }) => {
  if (change === "resend") {
    await inviteAgain(stakeholderId, context);
    return { ...done("A new invitation is on its way. The link before it no longer works."), url: null };
  }
  const { trx, session, audit } = context;
  const account = await lockInvited(stakeholderId, session.stakeholderId, context);
  if (change === "copy") {
    const url = await makeInvitationLink(account, context);
    await audit(trx, { what: "invitation link copied", subject: stakeholderId });
    return { ...done("This link works once, for seven days. The link before it no longer works."), url };
  }
  await withdrawInvitation(trx, stakeholderId);
  await audit(trx, { what: "invitation withdrawn", subject: stakeholderId });
  return { ...done("The invitation is withdrawn."), url: null };
});

export const userInvitationRoutes: readonly Route[] = [changeRoute];
