import { rowCells } from "../../import/columns.ts";
import type { ImportErrors } from "../../import/ImportErrors.ts";
import type { TableRow } from "../../import/readColumns.ts";
import { inQuotes } from "../../lib/text/inQuotes.ts";
import { CONTACT_KEYS, type ContactKey, type Values } from "../fields.ts";
import { stripFormulaMark } from "../sheet/cells.ts";
import { parseValues, type RowKey } from "../sheet/editsOfRow.ts";

const contactColumns = <Prefix extends "" | "contact_">(prefix: Prefix) =>
  Object.fromEntries(CONTACT_KEYS.map((key) => [`${prefix}${key}`, key])) as Record<
    `${Prefix}${ContactKey}`,
    ContactKey
  >;

export const PLACE_CELLS = {
  ...{ name: "place", address_line1: "addressLine1", address_line2: "addressLine2" },
  ...contactColumns(""),
  ...{ opening_hours: "openingHours", languages: "languages" },
} as const satisfies Readonly<Record<string, RowKey>>;
const PERSON_CELLS = {
  ...{ contact_name: "contact", contact_role: "role" },
  ...contactColumns("contact_"),
  ...{ is_public: "isPublic", is_answer: "isAnswer", is_reporting: "isReporting" },
} as const satisfies Readonly<Record<string, RowKey>>;

const getColumns = <C extends object>(cells: C) => Object.keys(cells) as (keyof C)[];
const [, line1, line2, ...rest] = getColumns(PLACE_CELLS);

export const LAYOUT = {
  required: ["municipality", "building_block", "name", "captured_on"] as const,
  optional: [
    ...(["known_on", "is_new", "confidential"] as const),
    ...[line1, line2].filter((column) => column !== undefined),
    ...(["latitude", "longitude"] as const),
    ...rest,
    "requirement" as const,
    ...getColumns(PERSON_CELLS),
    ...(["verified_on", "valid_from", "valid_to"] as const),
  ],
};
export type Column = (typeof LAYOUT.required)[number] | (typeof LAYOUT.optional)[number];

export type Row = TableRow<Column>;

/** An empty cell does not change the stored value. */
export type FileRow = {
  place: Values;
  knownOn: string | null;
  isNew: boolean;
  opensAgain: boolean;
  isConfidential: boolean | null;
  person: Values | null;
};

/** Degrees. A point outside these bounds has swapped coordinates. */
const SOUTH_AFRICA = { latitude: [-35.5, -22], longitude: [16, 33.5] } as const;
const NEW_PERSON = 0;

/** Returns null if the row has an error, which it adds to `errors`. */
export function readFileRow(row: Row, today: string, errors: ImportErrors): FileRow | null {
  const previousErrorCount = errors.count;
  const { value } = row;
  const { fail, day, yesOrNo, decimal } = rowCells(row, errors);
  const readPastDay = (column: Column): string | null => {
    const date = day(column);
    return date !== null && date > today
      ? fail(column, `${column} is ${date}, which is still to come.`)
      : date;
  };
  const read = (cellOf: Partial<Record<Column, RowKey>>, person: number | null): Values => {
    const filled = (Object.entries(cellOf) as [Column, RowKey][])
      .map(([column, key]) => ({ column, key, cell: stripFormulaMark(key, value[column]) }))
      .filter(({ cell }) => cell !== "");
    const cells = Object.fromEntries(filled.map(({ key, cell }) => [key, cell]));
    const personValues = parseValues(person, { cells, changedKeys: filled.map(({ key }) => key) });
    if ("values" in personValues) return personValues.values;
    for (const { key, message } of personValues.errors) {
      const column = filled.find((each) => each.key === key)?.column as Column;
      fail(column, `${inQuotes(value[column])}: ${message}`);
    }
    return {};
  };
  const readDegrees = (column: "latitude" | "longitude"): number | null => {
    const [lowest, highest] = SOUTH_AFRICA[column];
    const number = decimal(column);
    if (number === null || (number >= lowest && number <= highest)) return number;
    return fail(column, `${inQuotes(value[column])} is not a ${column} in South Africa.`);
  };
  if (value.name === "") fail("name", "name is empty.");
  const [capturedOn, knownOn] = [readPastDay("captured_on"), readPastDay("known_on")];
  const [latitude, longitude] = [readDegrees("latitude"), readDegrees("longitude")];
  const place = {
    ...read(PLACE_CELLS, null),
    ...(capturedOn !== null && { capturedOn }),
    ...(latitude !== null && longitude !== null && { point: `${latitude},${longitude}` }),
  };
  if ((value.latitude === "") !== (value.longitude === "")) {
    fail(value.latitude === "" ? "latitude" : "longitude", "latitude and longitude go together.");
  }
  if (value.address_line1 === "" && value.address_line2 !== "") {
    fail("address_line2", "address_line2 goes with an address_line1.");
  }
  const readPerson = (): Values => {
    const person = read(PERSON_CELLS, NEW_PERSON);
    const [verifiedOn, validFrom, validTo] = [readPastDay("verified_on"), day("valid_from"), day("valid_to")];
    if (value.valid_from === "") fail("valid_from", "valid_from is empty.");
    if (validTo !== null && validFrom !== null && validTo < validFrom) {
      fail("valid_to", `valid_to ${validTo} is before valid_from ${validFrom}.`);
    } else if (validTo !== null && verifiedOn !== null && verifiedOn > validTo) {
      fail(
        "verified_on",
        `verified_on ${verifiedOn} is after valid_to ${validTo}: give a day before, or leave it empty.`,
      );
    }
    if (value.requirement === "") {
      fail("requirement", `${inQuotes(value.contact_name)} has no requirement.`);
    }
    const days = Object.entries({ verifiedOn, validFrom, validTo }).filter(([, each]) => each !== null);
    return { ...person, ...Object.fromEntries(days) };
  };
  const person = value.contact_name === "" ? null : readPerson();
  if (person === null) {
    const details = PERSON_COLUMNS.filter((column) => value[column] !== "");
    if (details.length > 0) {
      fail("contact_name", `contact_name is empty, but ${joinWithVerb(details)} of a person.`);
    }
  }
  const opensAgain = value.is_new.toLowerCase() === "again";
  const [isConfidential, isNew] = [yesOrNo("confidential"), !opensAgain && (yesOrNo("is_new") ?? false)];
  return errors.count === previousErrorCount
    ? { place, knownOn, isNew, opensAgain, isConfidential, person }
    : null;
}

const PERSON_COLUMNS = [
  ...(Object.keys(PERSON_CELLS) as Column[]),
  "verified_on",
  "valid_from",
  "valid_to",
] as const;

function joinWithVerb(columns: readonly string[]): string {
  if (columns.length === 1) return `${columns[0]} tells`;
  return `${columns.slice(0, -1).join(", ")} and ${columns.at(-1)} tell`;
}
