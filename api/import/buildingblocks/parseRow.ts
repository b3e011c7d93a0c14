import { FIRST_DAY } from "../../buildingblock/spans.ts";
import { ImportError } from "../ImportError.ts";
import { inQuotes } from "../inQuotes.ts";
import type { TableRow } from "../readTable.ts";
import type { NewContact } from "./writeInstances.ts";

export const LAYOUT = {
  required: ["municipality", "building_block", "name", "captured_on"],
  optional: [
    "confidential",
    "address_line1",
    "address_line2",
    "latitude",
    "longitude",
    "email",
    "mobile",
    "reception",
    "alternative",
    "requirement",
    "contact_name",
    "contact_role",
    "contact_email",
    "contact_mobile",
    "contact_reception",
    "contact_alternative",
    "is_public",
    "is_answer",
    "is_reporting",
    "verified_on",
    "valid_from",
    "valid_to",
  ],
} as const;
export type Column = (typeof LAYOUT.required)[number] | (typeof LAYOUT.optional)[number];
export type Row = TableRow<Column>;

const WORK_EMAIL = 1;
const MOBILE = 2;
const RECEPTION = 3;
const ALTERNATIVE = 4;

/** Around the country, so that latitude and longitude cannot be taken for each other. */
const SOUTH_AFRICA = { latitude: [-35.5, -22], longitude: [16, 33.5] } as const;
const LONGEST_TEXT = 300;

/** What a row says of an instance; null where it says nothing. Days are ISO 8601. */
export type InstanceFields = {
  name: string;
  capturedOn: string;
  isConfidential: boolean | null;
  addressLine1: string | null;
  addressLine2: string | null;
  latitude: number | null;
  longitude: number | null;
  contacts: readonly NewContact[];
};

export type PersonFields = {
  name: string;
  role: string | null;
  isPublic: boolean;
  isAnswer: boolean;
  isReporting: boolean;
  verifiedOn: string | null;
  validFrom: string;
  validTo: string | null;
  contacts: readonly NewContact[];
};

/** @throws {ImportError} at a value that cannot be meant */
export function parseRow(
  file: string,
  { line, value: row }: Row,
  today: string,
): { instance: InstanceFields; person: PersonFields | null } {
  const fail = (message: string) => new ImportError(file, message, line);
  const text = (column: Column): string | null => {
    const value = row[column];
    if (value.length > LONGEST_TEXT) {
      throw fail(`${column} has more than the ${LONGEST_TEXT} characters that are kept.`);
    }
    return value === "" ? null : value;
  };
  const needed = (column: Column): string => {
    const value = text(column);
    if (value === null) throw fail(`${column} is empty.`);
    return value;
  };
  const day = (column: Column): string | null => {
    const value = text(column);
    if (value === null) return null;
    if (!isDay(value)) throw fail(`${inQuotes(value)} in ${column} is not a day such as 2026-03-31.`);
    return value;
  };
  const pastDay = (column: Column): string | null => {
    const value = day(column);
    if (value !== null && value > today) throw fail(`${column} is ${value}, which is still to come.`);
    return value;
  };
  const yesOrNo = (column: Column): boolean | null => {
    const value = row[column].toLowerCase();
    if (value === "") return null;
    if (value !== "yes" && value !== "no")
      throw fail(`${inQuotes(value)} in ${column} is neither yes nor no.`);
    return value === "yes";
  };
  const degrees = (column: "latitude" | "longitude"): number | null => {
    const value = text(column);
    if (value === null) return null;
    const [lowest, highest] = SOUTH_AFRICA[column];
    const number = /^-?\d{1,3}(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= lowest && number <= highest)) {
      throw fail(`${inQuotes(value)} is not a ${column} in South Africa.`);
    }
    return number;
  };
  const contacts = (prefix: "" | "contact_"): NewContact[] =>
    (
      [
        [WORK_EMAIL, "email"],
        [MOBILE, "mobile"],
        [RECEPTION, "reception"],
        [ALTERNATIVE, "alternative"],
      ] as const
    ).flatMap(([contactTypeId, kind]) => {
      const value = text(`${prefix}${kind}`);
      if (value === null) return [];
      const detail = kind === "email" ? value : value.replace(/[\s()+-]/g, "");
      if (kind === "email" ? !isEmail(detail) : !/^\d{10}$/.test(detail)) {
        throw fail(
          kind === "email"
            ? `${inQuotes(value)} is not an e-mail address.`
            : `${inQuotes(value)} is not a number of 10 digits.`,
        );
      }
      return [{ contactTypeId, detail, areaCode: null }];
    });
  const person = (): PersonFields => {
    const fields = {
      name: needed("contact_name"),
      role: text("contact_role"),
      isPublic: yesOrNo("is_public") ?? false,
      isAnswer: yesOrNo("is_answer") ?? false,
      isReporting: yesOrNo("is_reporting") ?? false,
      verifiedOn: pastDay("verified_on"),
      validFrom: day("valid_from") ?? needed("valid_from"),
      validTo: day("valid_to"),
      contacts: contacts("contact_"),
    };
    const { validFrom, validTo } = fields;
    if (validTo !== null && validTo < validFrom)
      throw fail(`valid_to ${validTo} is before valid_from ${validFrom}.`);
    return fields;
  };

  const [latitude, longitude] = [degrees("latitude"), degrees("longitude")];
  if ((latitude === null) !== (longitude === null)) throw fail("latitude and longitude go together.");
  if (row.address_line1 === "" && row.address_line2 !== "") {
    throw fail("address_line2 goes with an address_line1.");
  }
  if (row.requirement === "" && row.contact_name !== "") {
    throw fail(`${inQuotes(row.contact_name)} stands for no requirement.`);
  }
  return {
    instance: {
      name: needed("name"),
      capturedOn: pastDay("captured_on") ?? needed("captured_on"),
      isConfidential: yesOrNo("confidential"),
      addressLine1: text("address_line1"),
      addressLine2: text("address_line2"),
      latitude,
      longitude,
      contacts: contacts(""),
    },
    person: row.contact_name === "" ? null : person(),
  };
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < FIRST_DAY) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const isEmail = (text: string) => /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(text);
