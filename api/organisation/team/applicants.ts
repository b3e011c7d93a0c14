import type { Knex } from "knex";
import { findApprovedOrganisationName } from "../../access/organisationMembers.ts";
import { notFound } from "../../lib/http/errors.ts";
import { dayInSouthAfrica } from "../../shared/quarters.ts";
import { VERIFICATION_STATUSES } from "../contract.ts";
import type { OrganisationTeam } from "../details/contract.ts";

type Applicant = OrganisationTeam["applicants"][number];

const getQuestion = (organisation: string) => `A member of ${organisation} was asked: is this a colleague?`;

/** Finds applicants who give the organisation's name. They may be strangers, so a member advises on them. */
export async function findApplicants(trx: Knex.Transaction, organisation: string): Promise<Applicant[]> {
  const rows: (Omit<Applicant, "receivedOn" | "isColleague"> & {
    receivedAt: Date;
    answer: string | null;
  })[] = await trx("organisation_application as a")
    .join("stakeholder as s", "s.stakeholder_id", "a.stakeholder_id")
    .join("stakeholder as p", "p.stakeholder_id", "a.applicant_stakeholder_id")
    .leftJoin("application_question as q", (on) =>
      on
        .on("q.stakeholder_id", "a.stakeholder_id")
        .on("q.question", trx.raw("?", [getQuestion(organisation)])),
    )
    .where("a.status_id", VERIFICATION_STATUSES.inProgress)
    .whereRaw("s.search_name = searchable(?)", [organisation])
    .orderBy("a.received_at")
    .select("a.stakeholder_id", "p.name", "a.received_at", "q.answer");
  return rows.map(({ receivedAt, answer, ...applicant }) => ({
    ...applicant,
    receivedOn: dayInSouthAfrica(receivedAt),
    isColleague: answer === null ? null : answer === COLLEAGUE,
  }));
}

const COLLEAGUE = "Yes, a colleague.";
const UNKNOWN_PERSON = "No, or not known.";

type Advice = { stakeholderId: number; isColleague: boolean; organisationId: number | null; now: Date };

/** Stores a member's advice in place of any earlier advice. */
export async function storeAdvice(
  trx: Knex.Transaction,
  { stakeholderId, isColleague, organisationId, now }: Advice,
): Promise<void> {
  const organisation = await findApprovedOrganisationName(trx, organisationId);
  const applicants = organisation === undefined ? [] : await findApplicants(trx, organisation);
  if (organisation === undefined || !applicants.some((each) => each.stakeholderId === stakeholderId))
    throw notFound("The application");
  const question = getQuestion(organisation);
  await trx("application_question").where({ stakeholderId, question }).delete();
  await trx("application_question").insert({
    ...{ stakeholderId, question, createdAt: now, answeredAt: now },
    answer: isColleague ? COLLEAGUE : UNKNOWN_PERSON,
  });
}
