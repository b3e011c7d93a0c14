import type { Knex } from "knex";
import { findBoundary } from "../geography/queries.ts";
import { validOn } from "../lib/database/validOn.ts";
import { CONTACT_TYPE } from "../shared/contactTypes.ts";
import { COUNTRY } from "../shared/figures/boundaryTypes.ts";
import type { ServiceLanguage } from "../shared/i18n/languages.ts";
import type { DirectoryEntry, Point } from "./contract.ts";
import { type InstanceRow, IS_VALID, whereInside } from "./instances.ts";
import { computeRecentSince, readContacts, readPeople, readRequirements } from "./people.ts";

type Search = {
  filter?: string | undefined;
  buildingBlockCategoryId?: number | undefined;
  buildingBlockId?: number | undefined;
  boundaryId?: number | undefined;
  stakeholderId?: number | undefined;
  language?: ServiceLanguage | undefined;
  isEverywhere?: true;
};

/**
 * Sorts callable entries first, then by latest verification, then by name. Hides where confidential instances
 * are.
 * @throws a 404 if there is no such boundary
 */
export async function findEntries(trx: Knex, search: Search, today: string): Promise<DirectoryEntry[]> {
  const instances = await findInstances(trx, search, today);
  const ids = instances.map(({ instanceId }) => instanceId);
  const stakeholderIds = instances.map(({ stakeholderId }) => stakeholderId);
  const requirements = await readRequirements(trx, ids, today);
  const people = await readPeople(trx, ids, today);
  const contacts = await readContacts(trx, stakeholderIds, today);
  const points = await readPoints(trx, stakeholderIds, today);
  const entries = instances.map(({ instanceId, addressId, addressLine1, capturedAt, ...instance }) => {
    const contactPeople = people.get(instanceId) ?? [];
    const ownContacts = contacts.get(instance.stakeholderId) ?? [];
    const latestOfPeople = findLatest(contactPeople.map((person) => person.verifiedOn));
    return {
      ...instance,
      verifiedOn: ownContacts.length > 0 ? instance.verifiedOn : latestOfPeople,
      address:
        addressLine1 === null || addressId === null || instance.addressTypeId === null
          ? null
          : {
              addressId,
              addressTypeId: instance.addressTypeId,
              addressLine1,
              addressLine2: instance.addressLine2,
            },
      point: points.get(instance.stakeholderId) ?? null,
      contacts: ownContacts,
      source: {
        description: instance.source,
        url: instance.url,
        capturedOn: capturedAt.toISOString().slice(0, 10),
        isDemonstration: instance.isDemonstration,
      },
      buildingBlockRequirements: (requirements.get(instanceId) ?? []).map((requirement) => ({
        ...requirement,
        stakeholderContactPerson: contactPeople.filter(
          (person) => person.buildingBlockRequirementId === requirement.buildingBlockRequirementId,
        ),
      })),
    };
  });
  const sortedEntries = sortCallableFirst(entries, computeRecentSince(today));
  const isNational = !search.isEverywhere && (search.boundaryId ?? COUNTRY) === COUNTRY;
  return isNational ? sortByUrgency(sortedEntries) : sortedEntries;
}

const findLatest = (days: readonly (string | null)[]): string | null =>
  days.reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), null);

async function findInstances(trx: Knex, search: Search, today: string): Promise<InstanceRow[]> {
  const { filter, buildingBlockCategoryId, buildingBlockId, boundaryId = COUNTRY, stakeholderId } = search;
  const query = trx("building_block_stakeholder as i")
    .join("stakeholder as s", "s.stakeholder_id", "i.stakeholder_id")
    .join("building_block as k", "k.building_block_id", "i.building_block_id")
    .join("boundary as b", "b.boundary_id", "i.boundary_id")
    .join("data_source as d", "d.data_source_id", "s.data_source_id")
    .leftJoin("address as a", (on) =>
      on
        .on("a.stakeholder_id", "s.stakeholder_id")
        .andOnVal("s.is_confidential", false)
        .andOnVal("a.address_type_id", 1)
        .andOn(trx.raw(validOn("a"), { today })),
    )
    .whereRaw(IS_VALID, { today })
    .orderBy("s.name")
    .orderBy("i.building_block_stakeholder_id")
    .orderBy("a.address_id", "desc")
    .distinctOn(["s.name", "i.building_block_stakeholder_id"])
    .select("i.building_block_stakeholder_id as instanceId", "s.stakeholder_id", "s.name", "s.about")
    .select("s.is_confidential", "i.boundary_id", "k.building_block_category_id", "k.building_block_id")
    .select("i.opening_hours", trx.raw("coalesce(i.languages, '{}') as languages"))
    .select("k.description as buildingBlock", trx.raw("s.verified_on::text as verified_on"))
    .select(
      trx.raw("case when b.boundary_type_id = 0 then null else b.description end as local_municipality_name"),
    )
    .select("a.address_id", "a.address_type_id", "a.address_line1", "a.address_line2")
    .select("d.description as source", "d.url", "d.is_demonstration", "d.captured_at");
  if (stakeholderId !== undefined) query.where("s.stakeholder_id", stakeholderId);
  if (search.isEverywhere) query.where("k.is_included", true).whereNot("i.boundary_id", COUNTRY);
  else if (boundaryId !== COUNTRY) {
    await findBoundary(trx, boundaryId);
    query.where(whereInside(boundaryId));
  } else if (stakeholderId === undefined) query.where("i.boundary_id", COUNTRY);
  if (buildingBlockId !== undefined) query.where("k.building_block_id", buildingBlockId);
  if (buildingBlockCategoryId !== undefined)
    query.where("k.building_block_category_id", buildingBlockCategoryId);
  if (search.language !== undefined) query.whereRaw("? = any(i.languages)", search.language);
  if (filter !== undefined && filter !== "") {
    query.whereILike("s.name", `%${filter.replace(/[\\%_]/g, "\\$&")}%`);
  }
  return query;
}

const PHYSICAL = 1;

/** Omits confidential places. */
async function readPoints(
  trx: Knex,
  stakeholderIds: readonly number[],
  today: string,
): Promise<Map<number, Point>> {
  const rows: (Point & { stakeholderId: number })[] = await trx("address as a")
    .join("stakeholder as s", "s.stakeholder_id", "a.stakeholder_id")
    .whereIn("a.stakeholder_id", [...new Set(stakeholderIds)])
    .where("s.is_confidential", false)
    .where("a.address_type_id", PHYSICAL)
    .whereNotNull("a.latitude")
    .whereRaw(validOn("a"), { today })
    .orderBy("a.address_id")
    .select("a.stakeholder_id", "a.latitude", "a.longitude");
  return new Map(
    rows.map(({ stakeholderId, latitude, longitude }) => [
      stakeholderId,
      { latitude: roundCoordinate(latitude), longitude: roundCoordinate(longitude) },
    ]),
  );
}

const roundCoordinate = (degrees: number) => Math.round(degrees * 1000) / 1000;

type Reachable = Pick<DirectoryEntry, "contacts">;
type SortableEntry = Reachable & {
  verifiedOn: string | null;
  buildingBlockRequirements: readonly { stakeholderContactPerson: readonly Reachable[] }[];
};

const hasNumber = ({ contacts }: Reachable) =>
  contacts.some(({ contactTypeId }) => contactTypeId !== CONTACT_TYPE.workEmail);

const isCallable = (entry: SortableEntry) =>
  hasNumber(entry) ||
  entry.buildingBlockRequirements.some(({ stakeholderContactPerson: people }) => people.some(hasNumber));

/** @param freshSince ISO 8601; an entry that was verified earlier ranks like one that never was */
export function sortCallableFirst<E extends SortableEntry>(entries: readonly E[], freshSince: string): E[] {
  const getFreshDay = ({ verifiedOn }: E) =>
    verifiedOn !== null && verifiedOn >= freshSince ? verifiedOn : "";
  return entries.toSorted(
    (a, b) => Number(isCallable(b)) - Number(isCallable(a)) || compare(getFreshDay(b), getFreshDay(a)),
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const urgentNames = [/emergenc/i, /command centre/i, /stop gender/i];

export function sortByUrgency<L extends Pick<DirectoryEntry, "name">>(lines: readonly L[]): L[] {
  const rank = ({ name }: L) => {
    const place = urgentNames.findIndex((pattern) => pattern.test(name));
    return place === -1 ? urgentNames.length : place;
  };
  return lines.toSorted((a, b) => rank(a) - rank(b));
}
