import type { z } from "zod";
import { LACKS_RECEPTION, lacksReception } from "../../shared/contactTypes.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";
import type { CapturedPerson, PersonFields } from "../instance/contract.ts";
import { AddressFields, PersonFields as PersonRules, Proposed } from "../instance/form.ts";
import { LIST_OF_LANGUAGES, languageCodes } from "../languageNames.ts";
import { isClear, isSameCell, spoiltCell, yesOrNo } from "./cells.ts";
import { type Cells, CONTACT_COLUMNS, type ColumnKey, contactColumns, PERSON_FLAGS } from "./columns.ts";

export type Fault = { key: ColumnKey; message: string };
export type Stated<T> = { says: T } | { faults: Fault[] };
export type StatedPlace = Pick<Proposed, "name" | "contacts" | "openingHours" | "languages"> & {
  address?: Proposed["address"];
};

const PlaceRules = Proposed.pick({ name: true, contacts: true, openingHours: true, languages: true }).extend({
  address: AddressFields.optional(),
});
const NEW_PERSON = { isPublic: true, isAnswer: true, isReporting: false };

/** An empty cell keeps the value. */
export const touchedCells = (keys: readonly ColumnKey[], current: Cells, cells: Cells): ColumnKey[] =>
  keys.filter((key) => cells[key] !== "" && !isSameCell(current[key], cells[key]));

export function statedPerson(
  current: CapturedPerson | undefined,
  cells: Cells,
  touched: readonly ColumnKey[],
): Stated<PersonFields> {
  const { text, contacts, columns, faults } = reader(current, cells, touched);
  const flags = PERSON_FLAGS.map((key) => {
    const said = touched.includes(key) ? yesOrNo(cells[key]) : (current ?? NEW_PERSON)[key];
    if (said === undefined) faults.push({ key, message: "Please write yes or no." });
    return [key, said] as const;
  });
  const parsed = PersonRules.safeParse({
    stakeholderId: current?.stakeholderId ?? null,
    name: text("contact", current?.name ?? ""),
    role: text("role", current?.role ?? ""),
    contacts,
    ...Object.fromEntries(flags),
  });
  const columnOf = { name: "contact", role: "role" } as const;
  return settled(parsed, faults, cells, touched, ([field, at]) =>
    field === "contacts" ? columns[Number(at)] : columnOf[field as keyof typeof columnOf],
  );
}

export function statedPlace(
  current: Pick<CurrentInstance, "name" | "address" | "contacts"> | undefined,
  cells: Cells,
  touched: readonly ColumnKey[],
): Stated<StatedPlace> {
  const { text, contacts, columns, faults } = reader(current, cells, touched);
  const movesAddress = touched.includes("address") || touched.includes("address2") || current === undefined;
  const spoken = languageCodes(text("languages", ""));
  if (spoken === null) faults.push({ key: "languages", message: LIST_OF_LANGUAGES });
  const parsed = PlaceRules.safeParse({
    name: text("place", current?.name ?? ""),
    contacts,
    ...(touched.includes("openingHours") && { openingHours: text("openingHours", "") }),
    ...(touched.includes("languages") && { languages: spoken ?? [] }),
    ...(movesAddress && {
      address: {
        addressLine1: text("address", current?.address?.addressLine1 ?? ""),
        addressLine2: text("address2", current?.address?.addressLine2 ?? ""),
      },
    }),
  });
  return settled(parsed, faults, cells, touched, ([field, at]) => {
    if (field === "contacts") return columns[Number(at)];
    if (field === "openingHours" || field === "languages") return field;
    if (field === "name") return "place";
    return at === "addressLine2" ? "address2" : "address";
  });
}

function reader(
  current: Pick<CurrentInstance, "contacts"> | undefined,
  cells: Cells,
  touched: readonly ColumnKey[],
) {
  const said = (key: ColumnKey) => (isClear(cells[key]) ? "" : cells[key]);
  const columns = contactColumns.filter((column) => touched.includes(column));
  const contacts = columns.map((column) => ({
    contactTypeId: CONTACT_COLUMNS[column],
    detail: said(column),
  }));
  const faults: Fault[] = lacksReception(current?.contacts ?? [], contacts)
    ? [{ key: touched.includes("extension") ? "extension" : "reception", message: LACKS_RECEPTION }]
    : [];
  return {
    columns,
    contacts,
    faults,
    text: (key: ColumnKey, current: string) => (touched.includes(key) ? said(key) : current),
  };
}

function settled<T>(
  parsed: z.ZodSafeParseResult<T>,
  faults: readonly Fault[],
  cells: Cells,
  touched: readonly ColumnKey[],
  columnOf: (path: readonly PropertyKey[]) => ColumnKey | undefined,
): Stated<T> {
  const spoilt = touched.flatMap((key) => {
    const message = spoiltCell(key, cells[key]);
    return message === undefined ? [] : [{ key, message }];
  });
  const isKnown = (key: ColumnKey) => [...spoilt, ...faults].some((fault) => fault.key === key);
  const broken = (parsed.error?.issues ?? []).flatMap(({ path, message }) => {
    const key = columnOf(path);
    return key === undefined || isKnown(key) ? [] : [{ key, message }];
  });
  const all = [...spoilt, ...faults, ...broken];
  if (all.length > 0 || parsed.data === undefined) return { faults: all };
  return { says: parsed.data };
}
