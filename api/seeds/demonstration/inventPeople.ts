import type { NewContact, NewPerson } from "../../building-block/instance/writeInstances.ts";
import { dayNumber, isoDay } from "../../lib/time/spans.ts";
import { CONTACT_TYPE } from "../../shared/contactTypes.ts";
import type { Fortune } from "./fortunes.ts";
import { type Random, seededRandom } from "./seededRandom.ts";

type Captured = {
  id: number;
  seed: string;
  fortune: Fortune;
  requirements: readonly { id: number; description: string }[];
};

/** Numbers begin with 000; e-mails use a reserved domain. */
export function inventPeople(
  instances: readonly Captured[],
  lastDay: number,
  dataSourceId: number,
): NewPerson[] {
  const people: NewPerson[] = [];
  let number = 1;
  for (const { id, seed, fortune, requirements } of instances) {
    const from = fortune.captured?.from ?? lastDay;
    for (const requirement of requirements) {
      const random = seededRandom(`people ${seed} ${requirement.id}`);
      for (const term of terms(random, from, lastDay, levelOf(fortune, requirement.id))) {
        const isVerified = fortune.level === 1 || random() < 0.92;
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
          statedFrom: isoDay(term.from),
          validFrom: isoDay(term.from),
          validTo: term.to === null ? null : isoDay(term.to),
          contacts: contactsOf(number, random),
          dataSourceId,
        };
        number += 1;
        people.push(...checkedAgain(person, lastDay));
      }
    }
  }
  return people;
}

/** Days. */
const CHECKED_AGO = [3, 12, 21, 30, 38, 45, 52, 60, 66, 73, 80, 95, 110, 140, 170, 210];
const QUARTER_OF_DAYS = 75;

/** A second term continues the first, so that counts do not change. */
function checkedAgain(person: NewPerson, lastDay: number): NewPerson[] {
  const { verifiedOn, validTo, name } = person;
  if (verifiedOn === null || validTo !== null) return [person];
  const random = seededRandom(`checked ${name}`);
  const day = lastDay - (CHECKED_AGO[Math.floor(random() * CHECKED_AGO.length)] as number);
  const how = random() < 0.75 ? 1 : random() < 0.6 ? 2 : 3;
  if (day - QUARTER_OF_DAYS < dayNumber(verifiedOn)) return [{ ...person, verifiedHow: how }];
  return [
    { ...person, verifiedHow: how, validTo: isoDay(day - 1) },
    { ...person, verifiedHow: how, verifiedOn: isoDay(day), validFrom: isoDay(day) },
  ];
}

function levelOf({ level }: Fortune, requirementId: number): number {
  return level === 1 ? 1 : level * (0.6 + 0.6 * seededRandom(`requirement ${requirementId}`)());
}

function terms(
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

function contactsOf(number: number, random: Random): NewContact[] {
  const digits = String(number).padStart(5, "0");
  const contact = (contactTypeId: number, detail: string) => ({ contactTypeId, detail, areaCode: null });
  return [
    contact(CONTACT_TYPE.workEmail, `contact${digits}@example.org`),
    random() < 0.7
      ? contact(CONTACT_TYPE.mobile, `00001${digits}`)
      : contact(CONTACT_TYPE.reception, `00002${digits}`),
  ];
}
