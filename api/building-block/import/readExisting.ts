import type { Knex } from "knex";
import type { ServiceLanguage } from "../../shared/i18n/languages.ts";
import { PENDING } from "../conditions.ts";
import type { FieldKey, Values } from "../fields.ts";
import type { NewAddress, NewContact } from "../instance/writeInstances.ts";
import { personValues, placeValues } from "../patch.ts";
import { instanceKey } from "./placeFinder.ts";

/** The day on which an official last changed each field. */
export type FieldChanges = { readonly [Key in FieldKey]?: string };

/**
 * One appointment may be stored as several rows with the same `declaredFrom`, its first day according to the
 * imported file.
 */
export type ExistingPerson = {
  id: number;
  requirementId: number;
  declaredFrom: string;
  validFrom: string;
  validTo: string | null;
  verifiedOn: string | null;
  values: Values;
  fieldChanges: FieldChanges;
};

export type ExistingPlace = {
  buildingBlockStakeholderId: number;
  stakeholderId: number;
  boundaryId: number;
  buildingBlockId: number;
  name: string;
  isConfidential: boolean;
  /** The place is listed if this is null or in the future. */
  endedOn: string | null;
  address: NewAddress | null;
  values: Values;
  fieldChanges: FieldChanges;
  people: ExistingPerson[];
};

type PlaceRow = Omit<ExistingPlace, "address" | "values" | "people"> & {
  openingHours: string | null;
  languages: ServiceLanguage[];
  capturedOn: string | null;
  /** The day on which somebody last confirmed that the place exists. */
  existsOn: string | null;
  capturedSourceId: number | null;
  isPending: boolean;
};
type ContactRow = NewContact & { stakeholderId: number };

export function findDemonstrationSources(trx: Knex): Promise<number[]> {
  return trx("data_source").where({ theme: "building-block", isDemonstration: true }).pluck("data_source_id");
}

export async function readExisting(trx: Knex): Promise<Map<string, ExistingPlace[]>> {
  const demonstrationSourceIds = await findDemonstrationSources(trx);
  const rows: PlaceRow[] = await trx("building_block_stakeholder as i")
    .join("stakeholder as s", "s.stakeholder_id", "i.stakeholder_id")
    .whereNotIn("s.data_source_id", demonstrationSourceIds)
    .select(
      "i.building_block_stakeholder_id",
      "s.stakeholder_id",
      "s.name",
      "s.is_confidential",
      "s.field_changes",
    )
    .select("i.boundary_id", "i.building_block_id", "i.captured_source_id")
    .select("i.opening_hours", trx.raw("coalesce(i.languages, '{}') as languages"))
    .select(trx.raw("i.captured_from::text as captured_on"), trx.raw("i.valid_to::text as ended_on"))
    .select(
      trx.raw("i.exists_on::text as exists_on"),
      trx.raw("i.valid_from is not distinct from ? as is_pending", [PENDING]),
    );
  const addresses: (NewAddress & { stakeholderId: number })[] = await trx("address")
    .whereNull("valid_to")
    .orderBy("address_id")
    .select("stakeholder_id", "address_line1", "address_line2", "latitude", "longitude");
  const contacts: ContactRow[] = await trx("contact")
    .whereNull("valid_to")
    .orderBy("contact_id")
    .select("stakeholder_id", "contact_type_id", "detail");
  const addressOf = new Map(addresses.map(({ stakeholderId, ...address }) => [stakeholderId, address]));
  const contactsOf = Map.groupBy(contacts, ({ stakeholderId }) => stakeholderId);
  const people = await readPeople(trx, demonstrationSourceIds, contactsOf);
  const places = rows.map(({ capturedSourceId, openingHours, languages, capturedOn, existsOn, ...place }) => {
    const isDemonstration = capturedSourceId !== null && demonstrationSourceIds.includes(capturedSourceId);
    const address = addressOf.get(place.stakeholderId) ?? null;
    const values = placeValues({
      ...{ ...place, openingHours, languages, existsOn, address },
      capturedOn: isDemonstration ? null : capturedOn,
      contacts: contactsOf.get(place.stakeholderId) ?? [],
    });
    return { ...place, address, values, people: people.get(place.buildingBlockStakeholderId) ?? [] };
  });
  return Map.groupBy(places, ({ boundaryId, buildingBlockId, name }) =>
    instanceKey(boundaryId, buildingBlockId, name),
  );
}

type PersonRow = Omit<ExistingPerson, "requirementId" | "values"> &
  Omit<Parameters<typeof personValues>[0], "contacts"> & { instanceId: number };

async function readPeople(
  trx: Knex,
  demonstrationSourceIds: readonly number[],
  contactsOf: ReadonlyMap<number, readonly ContactRow[]>,
): Promise<Map<number, ExistingPerson[]>> {
  const rows: PersonRow[] = await trx("building_block_contact_person as p")
    .join("stakeholder as s", "s.stakeholder_id", "p.stakeholder_id")
    .whereNotIn("s.data_source_id", demonstrationSourceIds)
    .orderBy("p.valid_from")
    .select("s.stakeholder_id as id", "s.name", "p.building_block_stakeholder_id as instanceId", "p.role")
    .select("s.field_changes")
    .select("p.building_block_requirement_id", "p.is_public", "p.is_answer", "p.is_reporting")
    .select(
      ...["verified_on", "declared_from", "valid_from", "valid_to"].map((column) =>
        trx.raw("??::text as ??", [`p.${column}`, column]),
      ),
    );
  const people = rows.map(
    ({ instanceId, id, declaredFrom, validFrom, validTo, verifiedOn, fieldChanges, ...person }) => ({
      instanceId,
      ...{
        id,
        requirementId: person.buildingBlockRequirementId,
        declaredFrom,
        validFrom,
        validTo,
        verifiedOn,
      },
      fieldChanges,
      values: personValues({ ...person, contacts: contactsOf.get(id) ?? [] }),
    }),
  );
  return Map.groupBy(people, ({ instanceId }) => instanceId);
}
