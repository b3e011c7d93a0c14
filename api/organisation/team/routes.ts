import { done } from "../../lib/http/done.ts";
import { type Route, route } from "../../lib/http/route.ts";
import { storeAdvice } from "./applicants.ts";
import { adviseOnApplicant, inviteColleague } from "./contract.ts";
import { inviteColleague as invite } from "./inviteColleague.ts";

export const teamRoutes: readonly Route[] = [
  route(inviteColleague, async ({ body, ...context }) => {
    await invite(body, context);
    return done("An e-mail is on its way to your colleague.");
  }),
  route(adviseOnApplicant, async ({ body, trx, session, now, audit }) => {
    const { StakeholderId: stakeholderId, IsColleague: isColleague } = body;
    await storeAdvice(trx, { stakeholderId, isColleague, organisationId: session.organisationId, now });
    await audit(trx, { what: "applicant advised on", subject: stakeholderId, after: { isColleague } });
    return done("The administrators read what you said.");
  }),
];
