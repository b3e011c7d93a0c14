import type { Knex } from "knex";
import { writeDay } from "../lib/time/writeDay.ts";
import { VERIFICATION_STATUSES } from "../organisation/contract.ts";
import { PERMISSIONS } from "../shared/permissions.ts";
import { quarterLabel } from "../shared/quarters.ts";
import type { AuditEntry } from "./contract.ts";

export type Fields = Record<string, unknown> | null;
type Description = Pick<AuditEntry, "details" | "changes">;
type Line = { before: Fields; after: Fields };
type Names = ReadonlyMap<number, string>;

/** The label of a field in the log; null hides the field. */
const LABELS: Readonly<Record<string, string | null>> = {
  draftId: null,
  organisationName: "Name",
  orgName: "Name",
  addressLine1: "Address, first line",
  addressLine2: "Address, second line",
  isDemanded: "Second person needed",
  VoidEarlier: "Earlier slips made void",
  letters: "E-mails",
  letter: "E-mail",
};

const STAFF_OR_STUDENTS = { 1: "Staff", 2: "Students" } as const;
const STATUSES = {
  [VERIFICATION_STATUSES.inProgress]: "in progress",
  [VERIFICATION_STATUSES.rejected]: "rejected",
  [VERIFICATION_STATUSES.approved]: "approved",
} as const;
const PERMISSION_TEXTS: Readonly<Record<string, string>> = Object.fromEntries(
  PERMISSIONS.map(({ id, name, meaning }) => [name, `${meaning} (${id})`]),
);
const VALUE_LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Mode: { link: "open link", slips: "code slips" },
  actions: PERMISSION_TEXTS,
  kind: {
    crime: "crime figures",
    buildingblocks: "building blocks",
    healthchecks: "health checks",
    collectiveactions: "collective actions",
  },
  outcome: {
    holds: "it holds",
    requested: "it holds until another person lifts it too",
    lifted: "lifted by two people",
  },
  letter: {
    "rejection-duplicate": "the organisation is registered already",
    "rejection-other": "with a reason",
    approval: "welcome",
  },
};

type Lookup = { label: string; read: (trx: Knex, ids: readonly number[]) => Promise<Names> | Names };

const labelNames = (labels: Readonly<Record<number, string>>) => (): Names =>
  new Map(Object.entries(labels).map(([id, name]) => [Number(id), name]));

const createNameReader =
  (table: string, id: string, name = "description") =>
  async (trx: Knex, ids: readonly number[]): Promise<Names> => {
    const rows: { id: number; name: string }[] = await trx(table)
      .whereIn(id, [...ids])
      .select(`${id} as id`, `${name} as name`);
    return new Map(rows.map((row) => [row.id, row.name]));
  };

async function readQuestionnaires(trx: Knex, ids: readonly number[]): Promise<Names> {
  return nameRounds(await trx("questionnaire").whereIn("questionnaire_id", [...ids]), "questionnaireId");
}

async function readSurveys(trx: Knex, ids: readonly number[]): Promise<Names> {
  const rows = await trx("health_check as h")
    .join("questionnaire as q", "q.questionnaire_id", "h.questionnaire_id")
    .whereIn("h.health_check_id", [...ids])
    .select("h.health_check_id", "q.year", "q.quarter", "q.questionnaire_type_id");
  return nameRounds(rows, "healthCheckId");
}

type Round = { year: number; quarter: number; questionnaireTypeId: 1 | 2 };

const nameRounds = <Id extends string>(rows: readonly (Round & Record<Id, number>)[], id: Id): Names =>
  new Map(
    rows.map((row) => [row[id], `${quarterLabel(row)}, ${STAFF_OR_STUDENTS[row.questionnaireTypeId]}`]),
  );

async function readMeasures(trx: Knex, ids: readonly number[]): Promise<Names> {
  const rows: { measureId: number; category: string }[] = await trx("measure as m")
    .join("question_category as c", "c.question_category_id", "m.question_category_id")
    .whereIn("m.measure_id", [...ids])
    .select("m.measure_id", "c.description as category");
  return new Map(rows.map(({ measureId, category }) => [measureId, category]));
}

const createStakeholderLookup = (label: string): Lookup => ({
  label,
  read: createNameReader("stakeholder", "stakeholder_id", "name"),
});
const title: Lookup = { label: "Title", read: createNameReader("user_title", "title_id") };
const role: Lookup = { label: "Organisation role", read: createNameReader("job_role", "role_id") };
const survey: Lookup = { label: "Survey", read: readSurveys };
const questionnaire: Lookup = { label: "Questionnaire", read: readQuestionnaires };
const status: Lookup = { label: "Status", read: labelNames(STATUSES) };
const group: Lookup = { label: "Group", read: createNameReader("user_group", "group_id", "name") };

const LOOKUPS: Readonly<Record<string, Lookup>> = {
  TitleId: title,
  titleId: title,
  RoleId: role,
  jobRole: role,
  healthCheckId: survey,
  questionnaireId: questionnaire,
  QuestionnaireId: questionnaire,
  questionnaireTypeId: { label: "Asked of", read: labelNames(STAFF_OR_STUDENTS) },
  questionCategoryId: {
    label: "Category",
    read: createNameReader("question_category", "question_category_id"),
  },
  organisationTypeId: { label: "Type", read: createNameReader("organisation_type", "organisation_type_id") },
  measureId: { label: "Measure", read: readMeasures },
  boundaryId: { label: "Place", read: createNameReader("boundary", "boundary_id") },
  status,
  statusId: status,
  groupId: group,
  ownerId: createStakeholderLookup("Owner"),
  actorId: createStakeholderLookup("Done by"),
  subjectId: createStakeholderLookup("Done to"),
  organisationId: createStakeholderLookup("Organisation"),
  municipalityId: createStakeholderLookup("Municipality"),
};

const CONTEXT_FIELDS: ReadonlySet<string> = new Set([
  "healthCheckId",
  "measureId",
  "questionnaireId",
  "questionCategoryId",
  "boundaryId",
]);

/** Replaces ids with the names that they have today. */
export async function createEntryDescriber(
  trx: Knex,
  lines: readonly Line[],
): Promise<(line: Line) => Description> {
  const names = new Map<Lookup, Names>();
  for (const [field, lookup] of Object.entries(LOOKUPS)) {
    const ids = lines
      .flatMap(({ before, after }) => [before?.[field], after?.[field]])
      .filter((id) => typeof id === "number");
    if (ids.length === 0) continue;
    names.set(lookup, new Map([...(names.get(lookup) ?? []), ...(await lookup.read(trx, ids))]));
  }
  const formatValue = (field: string, value: unknown): string | null => {
    if (value === undefined || value === null || value === "") return null;
    if (Array.isArray(value)) return value.map((each) => formatValue(field, each)).join(", ") || null;
    if (typeof value === "boolean") return value ? "yes" : "no";
    const lookup = LOOKUPS[field];
    if (lookup !== undefined && typeof value === "number") return names.get(lookup)?.get(value) ?? "deleted";
    if (typeof value === "object") return JSON.stringify(value);
    const text = String(value);
    return VALUE_LABELS[field]?.[text] ?? (/^\d{4}-\d\d-\d\d$/.test(text) ? writeDay(text) : text);
  };
  return ({ before, after }) => {
    const [oldFields, newFields] = [mergeQuarter(before), mergeQuarter(after)];
    const fields = [...new Set([...Object.keys(oldFields), ...Object.keys(newFields)])]
      .filter((field) => LABELS[field] !== null)
      .sort((one, other) => Number(CONTEXT_FIELDS.has(other)) - Number(CONTEXT_FIELDS.has(one)))
      .map((field) => ({
        isDetail: CONTEXT_FIELDS.has(field) || (before === null && field !== "fields"),
        field: LABELS[field] ?? LOOKUPS[field]?.label ?? field,
        before: formatValue(field, oldFields[field]),
        after: formatValue(field, newFields[field]),
      }));
    return {
      details: fields.flatMap(({ isDetail, field, ...values }) => {
        const value = values.after ?? values.before;
        return isDetail && value !== null ? [{ field, value }] : [];
      }),
      changes: fields.flatMap(({ isDetail, ...change }) =>
        isDetail || change.before === change.after ? [] : [change],
      ),
    };
  };
}

function mergeQuarter(fields: Fields): Record<string, unknown> {
  const { year, quarter, ...rest } = fields ?? {};
  if (typeof year !== "number" || typeof quarter !== "number") return fields ?? {};
  return { ...rest, Quarter: quarterLabel({ year, quarter }) };
}
