import type { Knex } from "knex";
import {
  insertInstances,
  insertPeople,
  type NewContact,
  type NewPerson,
} from "../../building-block/instance/writeInstances.ts";
import { storeSteps } from "../../building-block/storeSteps.ts";
import { dayNumber, isoDay } from "../../lib/time/spans.ts";
import { CONTACT_TYPE } from "../../shared/contactTypes.ts";
import { dayInSouthAfrica } from "../../shared/quarters.ts";
import { storeSource } from "../../source/storeSource.ts";
import { type DemoProfile, getDemoProfile } from "./demoProfiles.ts";
import { inventInstances } from "./inventInstances.ts";
import { type Random, seededRandom } from "./seededRandom.ts";

const DAYS_OF_HISTORY = 760;

type ListedInstance = { id: number; name: string; buildingBlockId: number; boundaryId: number };
type Municipality = { boundaryId: number; code: string; description: string; nationalBoundaryId: number };

/** The places are real, the people invented. Gives the same result for the same day. */
export async function seedDemonstrationBuildingBlocks(
  trx: Knex.Transaction,
  { today }: { today: Date },
): Promise<void> {
  const lastDay = dayNumber(dayInSouthAfrica(today));
  const dataSourceId = await storeSource(trx, {
    theme: "building-block",
    description: "Invented services and people, for demonstration",
    url: null,
    isDemonstration: true,
  });
  const municipalities: Municipality[] = await trx("boundary")
    .where("boundary_type_id", 3)
    .orderBy("boundary_id")
    .select("boundary_id", "code", "description", "national_boundary_id");
  const profiles = new Map(
    municipalities.map(({ boundaryId, code, nationalBoundaryId }) => [
      boundaryId,
      getDemoProfile(code, nationalBoundaryId, { from: lastDay - DAYS_OF_HISTORY, until: lastDay }),
    ]),
  );
  const listedInstances = await captureListedInstances(trx, profiles, dataSourceId);
  const invented = municipalities.flatMap((municipality) =>
    inventInstances(municipality, profiles.get(municipality.boundaryId) as DemoProfile, dataSourceId),
  );
  const inventedIds = await insertInstances(trx, invented);
  const capturedInstances = [
    ...listedInstances,
    ...invented.map((each, index) => ({ ...each, id: inventedIds[index] as number })),
  ];
  const requirements: { id: number; buildingBlockId: number; description: string }[] = await trx(
    "building_block_requirement",
  )
    .orderBy("building_block_requirement_id")
    .select("building_block_requirement_id as id", "building_block_id", "description");
  await insertPeople(
    trx,
    inventPeople(
      capturedInstances.map(({ id, name, boundaryId, buildingBlockId }) => ({
        id,
        seed: `${boundaryId} ${buildingBlockId} ${name}`,
        demoProfile: profiles.get(boundaryId) as DemoProfile,
        requirements: requirements.filter((each) => each.buildingBlockId === buildingBlockId),
      })),
      lastDay,
      dataSourceId,
    ),
  );
  await storeSteps(trx);
}

async function captureListedInstances(
  trx: Knex.Transaction,
  profiles: ReadonlyMap<number, DemoProfile>,
  dataSourceId: number,
): Promise<ListedInstance[]> {
  const instances: ListedInstance[] = await trx("building_block_stakeholder as i")
    .join("stakeholder as s", "s.stakeholder_id", "i.stakeholder_id")
    .orderBy("i.building_block_stakeholder_id")
    .select("i.building_block_stakeholder_id as id", "s.name", "i.building_block_id", "i.boundary_id");
  const capturedInstances = instances.filter(({ name, boundaryId }) => {
    const demoProfile = profiles.get(boundaryId);
    return (
      demoProfile?.captured != null &&
      seededRandom(`captured ${boundaryId} ${name}`)() < demoProfile.captured.share
    );
  });
  const rows = capturedInstances.map(({ id, boundaryId }) => ({
    id,
    day: isoDay(profiles.get(boundaryId)?.captured?.from as number),
  }));
  await trx.raw(
    `update building_block_stakeholder b set captured_from = c.day, captured_source_id = ?
     from json_to_recordset(?) as c(id int, day date) where b.building_block_stakeholder_id = c.id`,
    [dataSourceId, JSON.stringify(rows)],
  );
  return capturedInstances;
}

type CapturedInstance = {
  id: number;
  seed: string;
  demoProfile: DemoProfile;
  requirements: readonly { id: number; description: string }[];
};

/** Telephone numbers begin with 000 and e-mail addresses use a reserved domain, so that none can be real. */
function inventPeople(
  instances: readonly CapturedInstance[],
  lastDay: number,
  dataSourceId: number,
): NewPerson[] {
  const people: NewPerson[] = [];
  let number = 1;
  for (const { id, seed, demoProfile, requirements } of instances) {
    const from = demoProfile.captured?.from ?? lastDay;
    for (const requirement of requirements) {
      const random = seededRandom(`people ${seed} ${requirement.id}`);
      for (const term of drawTerms(random, from, lastDay, computeLevel(demoProfile, requirement.id))) {
        const isVerified = demoProfile.level === 1 || random() < 0.92;
        const verifiedOn = Math.min(lastDay, term.from + Math.floor(random() * 25));
        const person: NewPerson = {
          instanceId: id,
          requirementId: requirement.id,
          name: `Invented Contact ${String(number).padStart(4, "0")}`,
          role: requirement.description,
          isPublic: random() < 0.85,
          isAnswer: random() < 0.9,
          isReporting: requirement === requirements[0],
          verifiedOn: isVerified ? isoDay(verifiedOn) : null,
          declaredFrom: isoDay(term.from),
          validFrom: isoDay(term.from),
          validTo: term.to === null ? null : isoDay(term.to),
          contacts: inventContacts(number, random),
          dataSourceId,
        };
        number += 1;
        people.push(...addRepeatedCheck(person, lastDay));
      }
    }
  }
  return people;
}

/** Days before the last day on which people were checked again. */
const CHECK_AGES_IN_DAYS = [3, 12, 21, 30, 38, 45, 52, 60, 66, 73, 80, 95, 110, 140, 170, 210];
const MIN_DAYS_BETWEEN_CHECKS = 75;

/** The second term begins when the first ends, so that counts do not change. */
function addRepeatedCheck(person: NewPerson, lastDay: number): NewPerson[] {
  const { verifiedOn, validTo, name } = person;
  if (verifiedOn === null || validTo !== null) return [person];
  const random = seededRandom(`checked ${name}`);
  const day = lastDay - (CHECK_AGES_IN_DAYS[Math.floor(random() * CHECK_AGES_IN_DAYS.length)] as number);
  const verifiedHow = random() < 0.75 ? 1 : random() < 0.6 ? 2 : 3;
  if (day - MIN_DAYS_BETWEEN_CHECKS < dayNumber(verifiedOn)) return [{ ...person, verifiedHow }];
  return [
    { ...person, verifiedHow, validTo: isoDay(day - 1) },
    { ...person, verifiedHow, verifiedOn: isoDay(day), validFrom: isoDay(day) },
  ];
}

function computeLevel({ level }: DemoProfile, requirementId: number): number {
  return level === 1 ? 1 : level * (0.6 + 0.6 * seededRandom(`requirement ${requirementId}`)());
}

/** A term is the time in which a person is the contact of a requirement. */
function drawTerms(
  random: Random,
  capturedFrom: number,
  lastDay: number,
  level: number,
): { from: number; to: number | null }[] {
  if (random() >= level) return [];
  const days = lastDay - capturedFrom;
  const from = capturedFrom + (level === 1 ? 0 : Math.floor(days * random() ** 2 * 0.95));
  if (level === 1 || random() < 0.8) return [{ from, to: null }];
  const to = from + 30 + Math.floor((lastDay - from) * random() * 0.8);
  if (to >= lastDay) return [{ from, to: null }];
  const successor = to + 1 + Math.floor(random() * 120);
  return successor < lastDay && random() < 0.6
    ? [
        { from, to },
        { from: successor, to: null },
      ]
    : [{ from, to }];
}

function inventContacts(number: number, random: Random): NewContact[] {
  const digits = String(number).padStart(5, "0");
  const createContact = (contactTypeId: number, detail: string) => ({
    contactTypeId,
    detail,
    areaCode: null,
  });
  return [
    createContact(CONTACT_TYPE.workEmail, `contact${digits}@example.org`),
    random() < 0.7
      ? createContact(CONTACT_TYPE.mobile, `00001${digits}`)
      : createContact(CONTACT_TYPE.reception, `00002${digits}`),
  ];
}
