import { findMembers } from "../../access/organisationMembers.ts";
import { done } from "../../lib/http/done.ts";
import { route } from "../../lib/http/route.ts";
import { readDetails, saveDetails } from "../../stakeholder/organisationDetails.ts";
import { findApplicants } from "../team/applicants.ts";
import { getOrganisationDetails, updateOrganisationDetails } from "./contract.ts";

export const organisationDetailsRoutes = [
  route(getOrganisationDetails, async ({ session, trx, env }) => {
    const details = await readDetails(trx, session);
    const members = await findMembers(trx, session.organisationId as number, env);
    const applicants = await findApplicants(trx, details.organisationName);
    return { ...details, team: { people: members.map(({ name }) => ({ name })), applicants } };
  }),
  route(updateOrganisationDetails, async ({ body, session, trx, now, audit }) => {
    const saved = await saveDetails(trx, { session, body, now });
    await audit(trx, { what: "organisation changed", ...saved });
    return done("Your organisation's details were saved.");
  }),
];
