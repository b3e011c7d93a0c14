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

type CollectedPlace = Pick<FilePlace, "people" | "row"> & {
  subject: Subject;
  values: Map<FieldKey, { value: Value; knownOn: string | null }>;
  isConfidential: boolean | null;
  opensAgain: boolean;
};

type CollectOptions = {
  errors: ImportErrors;
  rejects: RejectsFile;
  today: string;
  findSubject: (row: Row) => Subject | { reason: string };
  explainUnknownName: (subject: Subject, name: string, opensAgain: boolean) => string;
};

type PlaceCollector = { add(row: Row): void; readonly count: number; finish(): FilePlace[] };

/**
 * Rejects rows of an unknown place, unless the file marks it as new and no known place has a similar name.
 */
export function collectPlaces({
  errors,
  rejects,
  today,
  findSubject,
  explainUnknownName,
}: CollectOptions): PlaceCollector {
  const collected = new Map<string, CollectedPlace>();
  const termLines = new Map<string, number>();
  let count = 0;

  const merge = (
    place: CollectedPlace,
    { place: values, knownOn, isConfidential }: FileRow,
    row: Row,
  ): void => {
    const reportContradiction = (column: Column) =>
      errors.add(`line ${place.row.line} has another value for ${inQuotes(row.value.name)}.`, row.at(column));
    for (const [key, value] of Object.entries(values) as [FieldKey, Value][]) {
      const existing = place.values.get(key);
      if (existing === undefined || (knownOn ?? "") > (existing.knownOn ?? ""))
        place.values.set(key, { value: existing?.value ?? value, knownOn });
      if (existing !== undefined && key !== "name" && !isSameValue(key, existing.value, value))
        reportContradiction(findColumn(key));
    }
    if (place.isConfidential === !isConfidential && isConfidential !== null)
      reportContradiction("confidential");
    place.isConfidential ??= isConfidential;
  };

  return {
    add(row) {
      const { line, cells, at } = row;
      const subject = findSubject(row);
      if ("reason" in subject) return rejects.add(line, subject.reason, cells);
      const fileRow = readFileRow(row, today, errors);
      if (fileRow === null) return;
      const name = String(fileRow.place.name);
      const key = instanceKey(subject.boundaryId, subject.buildingBlockId, name);
      const collectedPlace = collected.get(key);
      const rejection =
        fileRow.isNew || collectedPlace !== undefined
          ? ""
          : explainUnknownName(subject, name, fileRow.opensAgain);
      if (rejection !== "") return rejects.add(line, rejection, cells);
      const place: CollectedPlace = collectedPlace ?? {
        ...{ subject, values: new Map(), people: [], row },
        ...{ isConfidential: null, opensAgain: fileRow.opensAgain },
      };
      collected.set(key, place);
      merge(place, fileRow, row);
      count += 1;
      const { person: values, knownOn } = fileRow;
      const { requirementId } = subject;
      if (values === null || requirementId === null) return;
      const term = `${key} ${requirementId} ${normaliseName(String(values.name))} ${values.validFrom}`;
      if (termLines.has(term)) {
        const person = `${inQuotes(String(values.name))} from ${values.validFrom} at ${inQuotes(name)}`;
        return errors.add(
          `${person} appears twice for one requirement, on line ${termLines.get(term)} too.`,
          at("contact_name"),
        );
      }
      termLines.set(term, line);
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
  key === "languages" ? sortCodes(one) === sortCodes(other) : one === other;

const sortCodes = (codes: Value | undefined) =>
  String(codes ?? "")
    .split(",")
    .toSorted()
    .join();

const COLUMN_BY_FIELD = new Map<FieldKey, Column>(
  (Object.keys(PLACE_CELLS) as (keyof typeof PLACE_CELLS)[]).map((column) => [
    getFieldKey(PLACE_CELLS[column]),
    column,
  ]),
);
const findColumn = (key: FieldKey): Column =>
  COLUMN_BY_FIELD.get(key) ?? (key === "capturedOn" ? "captured_on" : "latitude");
