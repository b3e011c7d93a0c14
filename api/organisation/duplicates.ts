import type { Knex } from "knex";
import { isEmail } from "../shared/contactTypes.ts";
import { dayInSouthAfrica } from "../shared/quarters.ts";
import { RELATIONSHIP_TYPES, STAKEHOLDER_TYPE } from "../stakeholder/stakeholderKinds.ts";
import { type ApplicationRow, readApplication } from "./applications.ts";
import type { Duplicate } from "./contract.ts";
import { areSimilarNames, listSignificantWords } from "./similarNames.ts";

type Evidence = Duplicate["evidence"][number];
type Organisation = Omit<Duplicate, "evidence" | "receivedOn"> & { receivedAt: Date | null };

const MAX_SHOWN = 10;
const MAX_COMPARED = 500;
const PREFIX_LENGTH = 4;
const PUBLIC_MAILBOXES = [
  "gmail.com",
  "googlemail.com",
  "outlook.com",
  "hotmail.com",
  "live.com",
  "yahoo.com",
  "yahoo.co.za",
  "icloud.com",
  "webmail.co.za",
  "mweb.co.za",
  "telkomsa.net",
  "vodamail.co.za",
  "protonmail.com",
];
const WEIGHT: Record<Evidence["kind"], number> = { name: 3, telephone: 2, emailDomain: 1 };

export async function findDuplicates(trx: Knex.Transaction, stakeholderId: number): Promise<Duplicate[]> {
  const row = await readApplication(trx, stakeholderId);
  const evidence = new Map<number, Evidence[]>();
  const add = (id: number, added: Evidence) => evidence.set(id, [...(evidence.get(id) ?? []), added]);
  for (const { stakeholderId: id, name } of await findSimilarlyNamed(trx, row))
    add(id, { kind: "name", detail: name });
  for (const { stakeholderId: id, ...match } of await findSameContacts(trx, row)) add(id, match);
  const computeWeight = (id: number) =>
    (evidence.get(id) ?? []).reduce((sum, { kind }) => sum + WEIGHT[kind], 0);
  return (await readOrganisations(trx, [...evidence.keys()]))
    .map(({ receivedAt, place, ...organisation }) => ({
      ...organisation,
      place: place || null,
      receivedOn: receivedAt && dayInSouthAfrica(receivedAt),
      evidence: (evidence.get(organisation.stakeholderId) as Evidence[]).sort(
        (one, other) => WEIGHT[other.kind] - WEIGHT[one.kind],
      ),
    }))
    .sort((one, other) => computeWeight(other.stakeholderId) - computeWeight(one.stakeholderId))
    .slice(0, MAX_SHOWN);
}

async function findSimilarlyNamed(
  trx: Knex.Transaction,
  { stakeholderId, organisationName }: ApplicationRow,
): Promise<{ stakeholderId: number; name: string }[]> {
  const words = listSignificantWords(organisationName);
  const candidates: { stakeholderId: number; name: string }[] = await trx("stakeholder")
    .where({ stakeholderTypeId: STAKEHOLDER_TYPE.organisation })
    .whereNot({ stakeholderId })
    .where((either) => {
      either.whereRaw("search_name = searchable(?)", [organisationName]);
      for (const word of words)
        either.orWhereRaw("search_name like ?", [`%${word.slice(0, PREFIX_LENGTH)}%`]);
    })
    .orderBy("stakeholder_id")
    .limit(MAX_COMPARED)
    .select("stakeholder_id", "name");
  return candidates.filter(({ name }) => areSimilarNames(name, organisationName));
}

async function findSameContacts(
  trx: Knex.Transaction,
  { stakeholderId, contacts }: ApplicationRow,
): Promise<({ stakeholderId: number } & Evidence)[]> {
  const domains = contacts
    .filter(({ contactTypeId }) => isEmail(contactTypeId))
    .map(({ detail }) => detail.slice(detail.lastIndexOf("@") + 1).toLowerCase())
    .filter((domain) => !PUBLIC_MAILBOXES.includes(domain));
  const numbers = contacts.filter(({ contactTypeId }) => !isEmail(contactTypeId)).map(({ detail }) => detail);
  const rows: { stakeholderId: number; contactTypeId: number; detail: string }[] = await trx("contact as c")
    .join("stakeholder_relationship as r", "r.stakeholder_id", "c.stakeholder_id")
    .where("r.relationship_type_id", RELATIONSHIP_TYPES.contactPerson)
    .whereNot("r.related_stakeholder_id", stakeholderId)
    .where((either) => {
      either.whereIn("c.detail", numbers);
      for (const domain of domains) either.orWhereRaw("lower(c.detail) like ?", [`%@${domain}`]);
    })
    .limit(MAX_COMPARED)
    .select("r.related_stakeholder_id as stakeholder_id", "c.contact_type_id", "c.detail");
  const matches = new Map<string, { stakeholderId: number } & Evidence>();
  for (const { stakeholderId: id, detail, contactTypeId } of rows) {
    const each: { stakeholderId: number } & Evidence = isEmail(contactTypeId)
      ? { stakeholderId: id, kind: "emailDomain", detail: detail.slice(detail.lastIndexOf("@") + 1) }
      : { stakeholderId: id, kind: "telephone", detail };
    matches.set(`${id} ${each.kind}`, each);
  }
  return [...matches.values()];
}

function readOrganisations(trx: Knex.Transaction, ids: readonly number[]): Promise<Organisation[]> {
  return trx("stakeholder as s")
    .leftJoin("organisation_application as a", "a.stakeholder_id", "s.stakeholder_id")
    .leftJoin("boundary as b", "b.boundary_id", "s.boundary_id")
    .leftJoin("boundary as v", "v.boundary_id", "b.national_boundary_id")
    .whereIn("s.stakeholder_id", [...ids])
    .orderBy("s.search_name")
    .select("s.stakeholder_id", "s.name as organisation_name", "a.status_id as verification_status")
    .select("a.received_at")
    .select(trx.raw("concat_ws(', ', b.description, nullif(v.description, b.description)) as place"));
}
