import type { Faults } from "../../import/Faults.ts";
import type { RejectsFile } from "../../import/RejectsFile.ts";
import { inQuotes } from "../../lib/text/inQuotes.ts";
import { normaliseName } from "../../lib/text/nearNames.ts";
import { contactKeyOf } from "../fields.ts";
import { instanceKey } from "./instanceKey.ts";
import type { Column } from "./layout.ts";
import { type InstanceFields, type ParsedRow, type PersonFields, parseRow, type Row } from "./parseRow.ts";
import type { Subject } from "./placeFinder.ts";

export type FilePerson = PersonFields & { requirementId: number; row: Row };

export type FileInstance = Omit<InstanceFields, "capturedOn" | "isConfidential"> & {
  key: string;
  boundaryId: number;
  buildingBlockId: number;
  capturedOn: string;
  /** It says so, or every place of its block is. */
  isConfidential: boolean;
  /** It says that the place is not confidential, which only a person on a screen decides. */
  saysPublic: boolean;
  people: FilePerson[];
  row: Row;
};

type Collected = {
  fields: InstanceFields;
  subject: Subject;
  key: string;
  people: FilePerson[];
  row: Row;
};

type Collecting = {
  faults: Faults;
  rejects: RejectsFile;
  today: string;
  find: (row: Row) => Subject | { reason: string };
  askAbout: (subject: Subject, name: string) => string;
};

type InstanceCollector = {
  take(row: Row): void;
  readonly count: number;
  finish(): FileInstance[];
};

/** Rejects rows that match nothing, or whose place may be a known one. */
export function collectInstances({ faults, rejects, today, find, askAbout }: Collecting): InstanceCollector {
  const collected = new Map<string, Collected>();
  const terms = new Map<string, number>();
  let count = 0;

  const collect = (key: string, subject: Subject, { instance: fields }: ParsedRow, row: Row): Collected => {
    const existing = collected.get(key);
    if (existing === undefined) {
      const first = { fields, subject, key, people: [], row };
      collected.set(key, first);
      return first;
    }
    existing.fields = mergeInstance(existing.fields, fields, (column) => {
      const who = inQuotes(fields.name);
      faults.add(`line ${existing.row.line} says something else of ${who} itself.`, row.at(column));
    });
    return existing;
  };

  return {
    take(row) {
      const { line, cells, at } = row;
      const subject = find(row);
      if ("reason" in subject) return rejects.add(line, subject.reason, cells);
      const parsed = parseRow(row, today, faults);
      if (parsed === null) return;
      const key = instanceKey(subject.boundaryId, subject.buildingBlockId, parsed.instance.name);
      const question = parsed.isNew || collected.has(key) ? "" : askAbout(subject, parsed.instance.name);
      if (question !== "") return rejects.add(line, question, cells);
      const instance = collect(key, subject, parsed, row);
      count += 1;
      const { person } = parsed;
      if (person === null || subject.requirementId === null) return;
      const { requirementId } = subject;
      const term = `${instance.key} ${requirementId} ${normaliseName(person.name)} ${person.validFrom}`;
      if (terms.has(term)) {
        const who = `${inQuotes(person.name)} from ${person.validFrom} at ${inQuotes(instance.fields.name)}`;
        return faults.add(
          `${who} appears twice for one requirement, on line ${terms.get(term)} too.`,
          at("contact_name"),
        );
      }
      terms.set(term, line);
      instance.people.push({ ...person, requirementId, row });
    },
    get count() {
      return count;
    },
    finish() {
      return [...collected.values()].flatMap(({ fields, subject, key, people, row }) => {
        const { capturedOn } = fields;
        if (capturedOn === null) {
          faults.add("captured_on is empty in every row of this place.", row.at("captured_on"));
          return [];
        }
        const { boundaryId, buildingBlockId } = subject;
        const isConfidential = subject.isConfidential || fields.isConfidential === true;
        const saysPublic = fields.isConfidential === false;
        const place = { key, boundaryId, buildingBlockId, isConfidential, saysPublic };
        return [{ ...fields, ...place, capturedOn, people, row }];
      });
    },
  };
}

const COLUMN_OF = {
  capturedOn: "captured_on",
  isConfidential: "confidential",
  addressLine1: "address_line1",
  addressLine2: "address_line2",
  latitude: "latitude",
  longitude: "longitude",
  openingHours: "opening_hours",
  languages: "languages",
} as const;

const isOther = (...said: unknown[]) =>
  new Set(said.map((each) => String([each].flat().toSorted()))).size > 1;

/** Each row fills what the other leaves empty; `onContradiction` gets the differences. */
function mergeInstance(
  before: InstanceFields,
  after: InstanceFields,
  onContradiction: (column: Column) => void,
): InstanceFields {
  const merged = <T>(first: T | null, second: T | null, column: Column): T | null => {
    if (first !== null && second !== null && isOther(first, second)) onContradiction(column);
    return first ?? second;
  };
  const merge = <K extends keyof typeof COLUMN_OF>(field: K) =>
    merged<InstanceFields[K]>(before[field], after[field], COLUMN_OF[field]) as InstanceFields[K];
  const contacts = [...before.contacts];
  for (const contact of after.contacts) {
    const same = contacts.find(({ contactTypeId }) => contactTypeId === contact.contactTypeId);
    if (same === undefined) contacts.push(contact);
    else merged(same.detail, contact.detail, contactKeyOf(contact.contactTypeId) as Column);
  }
  return {
    name: before.name,
    capturedOn: merge("capturedOn"),
    isConfidential: merge("isConfidential"),
    addressLine1: merge("addressLine1"),
    addressLine2: merge("addressLine2"),
    latitude: merge("latitude"),
    longitude: merge("longitude"),
    openingHours: merge("openingHours"),
    languages: merge("languages"),
    contacts,
  };
}
