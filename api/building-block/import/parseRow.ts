import { z } from "zod";
import { rowCells } from "../../import/columns.ts";
import type { Faults } from "../../import/Faults.ts";
import type { TableRow } from "../../import/readTable.ts";
import { inQuotes } from "../../lib/text/inQuotes.ts";
import { LACKS_RECEPTION, lacksReception } from "../../shared/contactTypes.ts";
import { OptionalExtension, OptionalPlaceTelephone, OptionalTelephone } from "../../shared/fields.ts";
import type { ServiceLanguage } from "../../shared/i18n/languages.ts";
import { CONTACT_KEYS, FIELDS, MAX_LINE } from "../fields.ts";
import type { NewContact } from "../instance/writeInstances.ts";
import { LIST_OF_LANGUAGES, languageCodes } from "../languageNames.ts";
import { type Column, LAYOUT } from "./layout.ts";

export type Row = TableRow<Column>;

const TELEPHONE = "a telephone number of 10 digits";
const RULES = {
  email: [z.string().regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/), "an e-mail address"],
  extension: [OptionalExtension, "an extension of at most 6 digits"],
  telephone: [OptionalPlaceTelephone, TELEPHONE],
  contact_telephone: [OptionalTelephone, TELEPHONE],
} as const;

/** These bounds reveal swapped latitude and longitude. */
const SOUTH_AFRICA = { latitude: [-35.5, -22], longitude: [16, 33.5] } as const;
const MAX_TEXT = 300;

/** Null where the row is empty. Days are ISO 8601. */
export type InstanceFields = {
  name: string;
  capturedOn: string | null;
  isConfidential: boolean | null;
  addressLine1: string | null;
  addressLine2: string | null;
  latitude: number | null;
  longitude: number | null;
  openingHours: string | null;
  languages: readonly ServiceLanguage[] | null;
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

export type ParsedRow = { instance: InstanceFields; isNew: boolean; person: PersonFields | null };

/** Null after a fault; all faults of the row are collected. */
export function parseRow(row: Row, today: string, faults: Faults): ParsedRow | null {
  const before = faults.count;
  const { value } = row;
  const { fail, text: textUpTo, day, yesOrNo, decimal } = rowCells(row, faults);
  const text = (column: Column) => textUpTo(column, MAX_TEXT);
  const needed = (column: Column): string => {
    if (value[column] === "") fail(column, `${column} is empty.`);
    return text(column) ?? "";
  };
  const pastDay = (column: Column): string | null => {
    const found = day(column);
    return found !== null && found > today
      ? fail(column, `${column} is ${found}, which is still to come.`)
      : found;
  };
  const degrees = (column: "latitude" | "longitude"): number | null => {
    const [lowest, highest] = SOUTH_AFRICA[column];
    const number = decimal(column);
    if (number === null || (number >= lowest && number <= highest)) return number;
    return fail(column, `${inQuotes(value[column])} is not a ${column} in South Africa.`);
  };
  const contacts = (prefix: "" | "contact_"): NewContact[] => {
    const stated = CONTACT_KEYS.flatMap((kind) => {
      const { contactTypeId } = FIELDS[kind];
      const column: Column = `${prefix}${kind}`;
      const found = text(column);
      if (found === null) return [];
      const [rule, what] =
        kind === "email" || kind === "extension" ? RULES[kind] : RULES[`${prefix}telephone`];
      const detail = rule.safeParse(found).data ?? fail(column, `${inQuotes(found)} is not ${what}.`);
      return detail === null ? [] : [{ contactTypeId, detail, areaCode: null }];
    });
    if (lacksReception([], stated)) fail(`${prefix}extension`, LACKS_RECEPTION);
    return stated;
  };
  const languages = (): ServiceLanguage[] | null => {
    const codes = languageCodes(value.languages);
    if (codes === null) return fail("languages", `${inQuotes(value.languages)}: ${LIST_OF_LANGUAGES}`);
    return codes.length === 0 ? null : codes;
  };
  const instance: InstanceFields = {
    name: needed("name"),
    capturedOn: pastDay("captured_on"),
    isConfidential: yesOrNo("confidential"),
    addressLine1: text("address_line1"),
    addressLine2: text("address_line2"),
    latitude: degrees("latitude"),
    longitude: degrees("longitude"),
    openingHours: textUpTo("opening_hours", MAX_LINE),
    languages: languages(),
    contacts: contacts(""),
  };
  if ((value.latitude === "") !== (value.longitude === "")) {
    fail(value.latitude === "" ? "latitude" : "longitude", "latitude and longitude go together.");
  }
  if (value.address_line1 === "" && value.address_line2 !== "") {
    fail("address_line2", "address_line2 goes with an address_line1.");
  }
  const isNew = yesOrNo("is_new") ?? false;
  const person = (): PersonFields => {
    const fields = {
      name: needed("contact_name"),
      role: text("contact_role"),
      contacts: contacts("contact_"),
      isPublic: yesOrNo("is_public") ?? false,
      isAnswer: yesOrNo("is_answer") ?? false,
      isReporting: yesOrNo("is_reporting") ?? false,
      verifiedOn: pastDay("verified_on"),
      validFrom: day("valid_from") ?? "",
      validTo: day("valid_to"),
    };
    const { verifiedOn, validFrom, validTo } = fields;
    if (value.valid_from === "") fail("valid_from", "valid_from is empty.");
    if (validTo !== null && validTo < validFrom) {
      fail("valid_to", `valid_to ${validTo} is before valid_from ${validFrom}.`);
    } else if (validTo !== null && verifiedOn !== null && verifiedOn > validTo) {
      fail(
        "verified_on",
        `verified_on ${verifiedOn} is after valid_to ${validTo}: give a day before, or leave it empty.`,
      );
    }
    if (value.requirement === "") {
      fail("requirement", `${inQuotes(fields.name)} stands for no requirement.`);
    }
    return fields;
  };
  const named = value.contact_name === "" ? null : person();
  if (named === null) {
    const details = PERSONAL.filter((column) => value[column] !== "");
    if (details.length > 0) {
      fail("contact_name", `contact_name is empty, but ${listed(details)} of a person.`);
    }
  }
  return faults.count === before ? { instance, isNew, person: named } : null;
}

const PERSONAL = LAYOUT.optional.slice(LAYOUT.optional.indexOf("contact_name") + 1);

function listed(columns: readonly string[]): string {
  if (columns.length === 1) return `${columns[0]} tells`;
  return `${columns.slice(0, -1).join(", ")} and ${columns.at(-1)} tell`;
}
