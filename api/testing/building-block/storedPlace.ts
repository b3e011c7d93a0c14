import type { Office } from "./office.ts";
import { createWriters, getPeople } from "./place.ts";
import type * as model from "./placeModel.ts";

export const CONTACT_TYPES: Readonly<Record<string, number>> = { email: 1, mobile: 2, reception: 3 };
export const PLACE_KEYS = {
  person: ["name", "role", "mobile", "email", "isPublic", "isAnswer", "isReporting"],
  place: ["name", "reception", "email", "addressLine1", "openingHours", "languages", "isConfidential"],
};
export const FIRST_DAY = "2026-06-25";
export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

let runs = 0;
export async function startPlace(office: Office) {
  const write = createWriters(office);
  const run = ++runs;
  office.setToday(FIRST_DAY);
  await office.demandSecondPerson(false);
  const text = (key: string, value: model.Value | undefined, personIndex: number): model.Value => {
    if (key === "name") return personIndex === 0 ? `Station of run ${run}` : `${value} ${personIndex}`;
    if (key === "point") return `${Number((-26 - run / 100 - Number(value) / 200).toFixed(3))},27.8`;
    if (key === "addressLine1") return `${run} ${value}`;
    return value != null && (key === "mobile" || key === "reception")
      ? `082${String(5_000_000 + run * 10 + Number(value))}`
      : (value ?? null);
  };
  const place = await write.newBareStation("province", {
    name: text("name", "", 0),
    address: { addressLine1: text("addressLine1", "North Road", 0) },
    contacts: [{ contactTypeId: 3, detail: text("reception", "3", 0) }],
  });
  const [requirement] = (await write.read(place)).buildingBlockRequirements;
  const person = { stakeholderId: null, isReporting: false, isAnswer: true, isPublic: true, contacts: [] };
  await write.saveForm("province", place, {
    address: { addressLine1: text("addressLine1", "North Road", 0) },
    buildingBlockRequirements: [
      {
        buildingBlockRequirementId: requirement?.buildingBlockRequirementId,
        stakeholderContactPerson: [1, 2].map((personIndex) => ({
          ...person,
          name: text("name", "Invented Contact", personIndex),
        })),
      },
    ],
  });
  const ids = [place, ...getPeople(await write.read(place)).map(({ stakeholderId }) => stakeholderId)];
  return {
    place,
    ids,
    text,
    requirement: String(requirement?.name),
    buildingBlockRequirementId: Number(requirement?.buildingBlockRequirementId),
  };
}
export type StartedPlace = Awaited<ReturnType<typeof startPlace>>;

export const sortChecks = (checks: readonly object[]): object[] =>
  checks.toSorted((a, b) => (format(a) < format(b) ? -1 : 1));
const format = (check: object) => JSON.stringify(Object.entries(check).toSorted());

/** Reads everything that is stored about the place. */
export async function readStored(office: Office, { place, ids, buildingBlockRequirementId }: StartedPlace) {
  const { knex } = office;
  const write = createWriters(office);
  const detail = await write.read(place);
  const fields: model.Fields = {};
  const setContacts = (
    personIndex: number,
    contacts: readonly { contactTypeId: number; detail: string }[],
  ) => {
    for (const key of personIndex === 0 ? ["email", "reception"] : ["email", "mobile"])
      fields[`${personIndex} ${key}`] =
        contacts.find((each) => each.contactTypeId === CONTACT_TYPES[key])?.detail ?? null;
  };
  const row = await knex("building_block_stakeholder as i")
    .join("address as a", "a.stakeholder_id", "i.stakeholder_id")
    .where({ "i.stakeholder_id": place })
    .whereNull("a.valid_to")
    .first(knex.raw("captured_from::text, latitude || ',' || longitude as point"));
  const { name, openingHours, isConfidential } = detail;
  const placeFields = { name, openingHours, isConfidential, languages: detail.languages.join() };
  const whereabouts = { addressLine1: detail.address?.addressLine1 ?? null, point: row.point };
  for (const [key, value] of Object.entries({ ...placeFields, ...whereabouts, capturedOn: row.capturedFrom }))
    fields[`0 ${key}`] = value;
  setContacts(0, detail.contacts);
  const days: Record<string, unknown> = {
    0: (
      await knex("stakeholder").where({ stakeholderId: place }).first(knex.raw("verified_on::text as since"))
    ).since,
  };
  for (const person of getPeople(detail)) {
    const personIndex = ids.indexOf(person.stakeholderId);
    for (const key of PLACE_KEYS.person.filter((each) => !(each in CONTACT_TYPES)))
      fields[`${personIndex} ${key}`] = person[key as "name" | "isPublic"] ?? null;
    setContacts(personIndex, person.contacts);
    days[personIndex] = [person.verifiedOn, person.publicVerifiedOn];
  }
  const changedRows = await knex("stakeholder")
    .whereIn("stakeholder_id", ids)
    .select("stakeholder_id as id", "field_changes");
  const changedOn = Object.fromEntries(
    changedRows.flatMap(({ id, fieldChanges }) =>
      Object.entries(fieldChanges).map(([key, day]) => [`${ids.indexOf(id)} ${key}`, String(day)]),
    ),
  );
  const checks: { id: number; details: string[] | null; who: string | null }[] = await knex(
    "contact_check as c",
  )
    .leftJoin("stakeholder as s", "s.stakeholder_id", "c.checked_by")
    .whereIn("c.stakeholder_id", ids)
    .whereNull("undone_at")
    .where((builder) =>
      builder.whereNull("building_block_requirement_id").orWhere({ buildingBlockRequirementId }),
    )
    .orderBy("check_id")
    .select(
      "c.stakeholder_id as id",
      "what",
      "how",
      "details",
      "s.name as who",
      knex.raw("checked_on::text as on"),
    );
  return {
    ...{ fields, changedOn, days },
    checks: sortChecks(
      checks.map(({ id, details, ...check }) => ({
        ...{ ...check, personIndex: ids.indexOf(id), details: (details ?? []).toSorted().join() },
      })),
    ),
    capture: detail.capture && {
      who: detail.capture.capturedBy,
      isPending: detail.capture.state === "waiting",
      edits: Object.fromEntries(
        detail.capture.edits.map(({ person, key, after }) => [
          `${ids.indexOf(person ?? place)} ${key}`,
          after,
        ]),
      ),
    },
  };
}
