import type { Knex } from "knex";
import { paginate } from "../lib/database/paginate.ts";
import { whereMatches } from "../lib/database/search.ts";
import { notFound } from "../lib/http/errors.ts";
import { countWorkingDaysBetween } from "../lib/time/workingDays.ts";
import { dayInSouthAfrica } from "../shared/quarters.ts";
import { type Application, VERIFICATION_STATUSES } from "./contract.ts";

type Decision = NonNullable<Application["decision"]>;
type Contacts = Application["contacts"];

export type ApplicationRow = {
  stakeholderId: number;
  organisationName: string;
  applicantId: number | null;
  name: string | null;
  title: string | null;
  jobRole: string | null;
  contacts: Contacts;
  organisationType: string;
  organisationTypeId: number;
  addressLine1: string | null;
  addressLine2: string | null;
  place: string | null;
  branch: string | null;
  membersInOrganisation: number;
  receivedAt: Date;
  dueOn: string;
  waitingSince: Date | null;
  waitingFor: string | null;
  verificationStatus: Application["verificationStatus"];
  version: number;
  decidedAt: Date | null;
  decidedBy: string | null;
  templateId: Decision["emailTemplateType"] | null;
  rejectionReason: string | null;
  decisionMailId: number | null;
  emailSentAt: Date | null;
  emailDueAt: Date | null;
  emailTries: number | null;
  emailError: string | null;
  questions: Application["questions"];
};

type Filters = {
  statusId?: Application["verificationStatus"] | undefined;
  OrganisationName?: string | undefined;
  StakeholderId?: number | undefined;
};

export function findApplications(trx: Knex.Transaction, filters: Filters): Knex.QueryBuilder {
  const { statusId, OrganisationName, StakeholderId } = filters;
  const contacts = trx("contact as c")
    .whereRaw("c.stakeholder_id = a.applicant_stakeholder_id")
    .select(
      trx.raw(
        "coalesce(json_agg(json_build_object('contactTypeId', contact_type_id, 'detail', detail) order by contact_type_id), '[]')",
      ),
    );
  const questions = trx("application_question as q")
    .whereRaw("q.stakeholder_id = a.stakeholder_id")
    .select(
      trx.raw(
        `coalesce(json_agg(json_build_object('question', question, 'createdAt', created_at, 'answer', answer,
          'answeredAt', answered_at) order by created_at), '[]')`,
      ),
    );
  const address = (line: "address_line1" | "address_line2") =>
    trx("address")
      .whereRaw("address.stakeholder_id = a.stakeholder_id")
      .orderBy("address_id")
      .limit(1)
      .select(line);
  // PostgreSQL skips these left joins when it only counts rows.
  const query = trx("organisation_application as a")
    .leftJoin("stakeholder as s", "s.stakeholder_id", "a.stakeholder_id")
    .leftJoin("organisation_type as t", "t.organisation_type_id", "a.organisation_type_id")
    .leftJoin("stakeholder as p", "p.stakeholder_id", "a.applicant_stakeholder_id")
    .leftJoin("person", "person.stakeholder_id", "a.applicant_stakeholder_id")
    .leftJoin("user_title", "user_title.title_id", "person.title_id")
    .leftJoin("job_role", "job_role.role_id", "person.role_id")
    .leftJoin("boundary as b", "b.boundary_id", "s.boundary_id")
    .leftJoin("boundary as v", "v.boundary_id", "b.national_boundary_id")
    .leftJoin("stakeholder as d", "d.stakeholder_id", "a.decided_by")
    .leftJoin("mail as m", "m.mail_id", "a.decision_mail_id")
    .select("a.stakeholder_id", "s.name as organisation_name", "p.stakeholder_id as applicant_id", "p.name")
    .select("user_title.description as title", "job_role.description as job_role", contacts.as("contacts"))
    .select(questions.as("questions"))
    .select("t.description as organisation_type", "a.organisation_type_id")
    .select(address("address_line1").as("address_line1"), address("address_line2").as("address_line2"))
    .select(trx.raw("concat_ws(', ', b.description, nullif(v.description, b.description)) as place"))
    .select("a.branch", "a.members as members_in_organisation", "a.received_at", "a.version")
    .select(trx.raw("to_char(a.due_on, 'YYYY-MM-DD') as due_on"), "a.waiting_since", "a.waiting_for")
    .select("a.status_id as verification_status", "a.decided_at", "d.name as decided_by")
    .select("a.template_id", "a.rejection_reason", "a.decision_mail_id")
    .select("m.sent_at as email_sent_at", "m.due_at as email_due_at")
    .select("m.tries as email_tries", "m.last_error as email_error");
  if (statusId !== undefined) query.where("a.status_id", statusId);
  if (StakeholderId !== undefined) query.where("a.stakeholder_id", StakeholderId);
  return whereMatches(query, OrganisationName, ["s.search_name"]);
}

type Moment = { now: Date; today: string };

export async function readApplicationsPage(
  trx: Knex.Transaction,
  { pageNumber, pageSize, sort, direction, ...filters }: Filters & Page,
  moment: Moment,
): Promise<{ organisations: Application[]; total: number }> {
  const by = sort === "receivedOn" ? "a.received_at" : "s.search_name";
  const page = { pageNumber, pageSize, order: [{ by, direction }], id: "a.stakeholder_id" };
  const { rows, total } = await paginate<ApplicationRow>(findApplications(trx, filters), page);
  return { organisations: rows.map((row) => presentApplication(row, moment)), total };
}

type Page = {
  pageNumber: number;
  pageSize: number;
  sort: "organisationName" | "receivedOn";
  direction: "ascending" | "descending";
};

export async function readApplication(trx: Knex.Transaction, stakeholderId: number): Promise<ApplicationRow> {
  const row: ApplicationRow | undefined = await findApplications(trx, {
    StakeholderId: stakeholderId,
  }).first();
  if (row === undefined) throw notFound("The application");
  return row;
}

export function presentApplication(row: ApplicationRow, moment: Moment): Application {
  const hasDeadline =
    row.verificationStatus === VERIFICATION_STATUSES.inProgress && row.waitingSince === null;
  return {
    ...row,
    name: row.name ?? "Account closed",
    place: row.place || null,
    receivedOn: dayInSouthAfrica(row.receivedAt),
    organisationVerified: row.verificationStatus === VERIFICATION_STATUSES.approved,
    dueOn: hasDeadline ? row.dueOn : null,
    workingDaysLeft: hasDeadline ? countWorkingDaysBetween(moment.today, row.dueOn) : null,
    waitingSince: row.waitingSince?.toISOString() ?? null,
    decision: presentDecision(row, moment.now),
  };
}

function presentDecision(row: ApplicationRow, now: Date): Decision | null {
  const { decidedAt, decidedBy, templateId, rejectionReason, emailDueAt } = row;
  if (decidedAt === null || templateId === null) return null;
  const email = getEmailState(row, now);
  return {
    decidedBy: decidedBy ?? "Somebody",
    decidedAt: decidedAt.toISOString(),
    emailTemplateType: templateId,
    rejectionReason,
    email,
    emailGoesAt: email === "held" ? (emailDueAt?.toISOString() ?? null) : null,
    emailSentAt: row.emailSentAt?.toISOString() ?? null,
  };
}

function getEmailState(row: ApplicationRow, now: Date): Decision["email"] {
  if (row.decisionMailId === null || row.emailSentAt !== null) return "sent";
  if (row.emailError !== null) return "failed";
  return row.emailTries === 0 && row.emailDueAt !== null && row.emailDueAt > now ? "held" : "queued";
}
