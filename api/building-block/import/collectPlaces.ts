import type { ImportErrors } from "../../import/ImportErrors.ts";
import type { RejectsFile } from "../../import/RejectsFile.ts";
import { inQuotes } from "../../lib/text/inQuotes.ts";
import { normaliseName } from "../../lib/text/nearNames.ts";
import type { FieldKey, Value, Values } from "../fields.ts";
import { getFieldKey } from "../sheet/editsOfRow.ts";
import { instanceKey, type Subject } from "./placeFinder.ts";
import { type Column, type FileRow, PLACE_CELLS, type Row, readFileRow } from "./readFileRow.ts";

export type FilePerson = { requirementId: number; values: Values; knownOn: string | null; row: Row };

export type FilePlace = {
  key: string;
  boundaryId: number;
  buildingBlockId: number;
  name: string;
  day: string;
  values: Values;
  knownOn: { readonly [Key in FieldKey]?: string | null };
  isConfidential: boolean;
  opensAgain: boolean;
  /** The import does not publish a confidential place: a person must decide that on screen. */
  requestsPublic: boolean;
  people: FilePerson[];
  row: Row;
};

type Collected = Pick<FilePlace, "people" | "row"> & {
  subject: Subject;
  values: Map<FieldKey, { value: Value; knownOn: string | null }>;
  isConfidential: boolean | null;
  opensAgain: boolean;
};

type Collecting = {
  errors: ImportErrors;
  rejects: RejectsFile;
  today: string;
  find: (row: Row) => Subject | { reason: string };
  suggestNames: (subject: Subject, name: string, opensAgain: boolean) => string;
};

type PlaceCollector = { take(row: Row): void; readonly count: number; finish(): FilePlace[] };

/**
 * Rejects rows of an unknown place, unless the file marks it as new and no known place has a similar name.
 */
export function collectPlaces({ errors, rejects, today, find, suggestNames }: Collecting): PlaceCollector {
  const collected = new Map<string, Collected>();
  const terms = new Map<string, number>();
  let count = 0;

  const merge = (place: Collected, { place: values, knownOn, isConfidential }: FileRow, row: Row): void => {
    const contradict = (column: Column) =>
      errors.add(
        `line ${place.row.line} says something else of ${inQuotes(row.value.name)} itself.`,
        row.at(column),
      );
    for (const [key, value] of Object.entries(values) as [FieldKey, Value][]) {
      const before = place.values.get(key);
      if (before === undefined || (knownOn ?? "") > (before.knownOn ?? ""))
        place.values.set(key, { value: before?.value ?? value, knownOn });
      if (before !== undefined && key !== "name" && !isSameValue(key, before.value, value))
        contradict(findColumn(key));
    }
    if (place.isConfidential === !isConfidential && isConfidential !== null) contradict("confidential");
    place.isConfidential ??= isConfidential;
  };

  return {
    take(row) {
      const { line, cells, at } = row;
      const subject = find(row);
      if ("reason" in subject) return rejects.add(line, subject.reason, cells);
      const read = readFileRow(row, today, errors);
      if (read === null) return;
      const name = String(read.place.name);
      const key = instanceKey(subject.boundaryId, subject.buildingBlockId, name);
      const collectedPlace = collected.get(key);
      const question =
        read.isNew || collectedPlace !== undefined ? "" : suggestNames(subject, name, read.opensAgain);
      if (question !== "") return rejects.add(line, question, cells);
      const place: Collected = collectedPlace ?? {
        ...{ subject, values: new Map(), people: [], row },
        ...{ isConfidential: null, opensAgain: read.opensAgain },
      };
      collected.set(key, place);
      merge(place, read, row);
      count += 1;
      const { person: values, knownOn } = read;
      const { requirementId } = subject;
      if (values === null || requirementId === null) return;
      const term = `${key} ${requirementId} ${normaliseName(String(values.name))} ${values.validFrom}`;
      if (terms.has(term)) {
        const who = `${inQuotes(String(values.name))} from ${values.validFrom} at ${inQuotes(name)}`;
        return errors.add(
          `${who} appears twice for one requirement, on line ${terms.get(term)} too.`,
          at("contact_name"),
        );
      }
      terms.set(term, line);
      place.people.push({ requirementId, values, knownOn, row });
    },
    get count() {
      return count;
    },
    finish() {
      return [...collected].flatMap(([key, { subject, values, isConfidential, opensAgain, people, row }]) => {
        const capturedOn = values.get("capturedOn")?.value;
        if (capturedOn === undefined) {
          errors.add("captured_on is empty in every row of this place.", row.at("captured_on"));
          return [];
        }
        const { boundaryId, buildingBlockId } = subject;
        const fields = [...values];
        const dates = fields.map(([, { knownOn }]) => knownOn ?? "");
        return [
          {
            ...{ key, boundaryId, buildingBlockId, people, row, opensAgain },
            name: String(values.get("name")?.value),
            day: dates.toSorted().at(-1) || String(capturedOn),
            values: Object.fromEntries(fields.map(([field, { value }]) => [field, value])),
            knownOn: Object.fromEntries(fields.map(([field, { knownOn }]) => [field, knownOn])),
            isConfidential: subject.isConfidential || isConfidential === true,
            requestsPublic: isConfidential === false,
          },
        ];
      });
    },
  };
}

export const isSameValue = (key: FieldKey, one: Value | undefined, other: Value | undefined): boolean =>
  key === "languages" ? sorted(one) === sorted(other) : one === other;

const sorted = (codes: Value | undefined) =>
  String(codes ?? "")
    .split(",")
    .toSorted()
    .join();

const COLUMNS = new Map<FieldKey, Column>(
  (Object.keys(PLACE_CELLS) as (keyof typeof PLACE_CELLS)[]).map((column) => [
    getFieldKey(PLACE_CELLS[column]),
    column,
  ]),
);
const findColumn = (key: FieldKey): Column =>
  COLUMNS.get(key) ?? (key === "capturedOn" ? "captured_on" : "latitude");
