import { inQuotes } from "../../lib/text/inQuotes.ts";
import { normaliseName } from "../../lib/text/nearNames.ts";
import type { SheetError } from "../../sheet/contract.ts";
import type { Row } from "../../sheet/readRowsByHeading.ts";
import { getId, KINDS, type Kind, PARENT_KIND, type StoredItem, type Values } from "./readCatalogue.ts";

export type PlannedItem = Values & {
  row: number;
  kind: Kind;
  before: StoredItem | null;
  parent: StoredItem | PlannedItem | null;
};
type Fail = (column: string, message: string) => void;

export const FIELDS = {
  description: "Name",
  about: "What it is",
  origin: "Source",
  isIncluded: "Included",
  isConfidential: "Confidential",
} as const satisfies Record<keyof Values, string>;
export const FIELD_KEYS = Object.keys(FIELDS) as (keyof Values)[];

export function planCatalogue(
  items: readonly StoredItem[],
  { rows, sheet }: { rows: readonly Row[]; sheet: string },
): { errors: SheetError[]; planned: PlannedItem[] } {
  const errors: SheetError[] = [];
  const failAt = (row: number) => (column: string, message: string) => {
    errors.push({ sheet, row, column, message });
  };
  const stored = new Map(items.map((item) => [getId(item), item]));
  const seenIds = new Set<string>();
  const itemsWithCells = rows.flatMap(({ row, cells }) => {
    const fail = failAt(row);
    const id = cells.id?.toLowerCase() ?? "";
    const before = id === "" ? null : stored.get(id);
    if (before === undefined) fail("Id", `${inQuotes(id)} is not in the catalogue.`);
    if (seenIds.has(id)) fail("Id", `${inQuotes(id)} appears twice.`);
    if (id !== "") seenIds.add(id);
    if (before === undefined) return [];
    const kind = before?.kind ?? getKind(cells.kind ?? "", fail);
    if (kind === undefined) return [];
    const item: PlannedItem = {
      ...{ row, kind, before, parent: before?.parent ?? null },
      ...readValues(kind, before, cells, fail),
    };
    return [{ item, cells }];
  });
  const allItems = [...items, ...itemsWithCells.map(({ item }) => item)];
  for (const { item, cells } of itemsWithCells) {
    if (item.before === null)
      item.parent = findParent(item, cells.belongs_to ?? "", allItems, failAt(item.row));
    else if (isChanged(item) && String(item.before.version) !== cells.version)
      failAt(item.row)("Version", STALE_ROW);
  }
  const planned = itemsWithCells.map(({ item }) => item).filter(isChanged);
  const replacedItems = new Set(planned.map(({ before }) => before));
  const after = [...items.filter((item) => !replacedItems.has(item)), ...planned];
  for (const namesakes of Map.groupBy(after, getNameKey).values()) {
    const plannedNamesake = namesakes.find((item): item is PlannedItem => "row" in item);
    if (namesakes.length > 1 && plannedNamesake !== undefined)
      failAt(plannedNamesake.row)("Name", `${plannedNamesake.description} is in the catalogue already.`);
  }
  return { errors, planned };
}

const STALE_ROW =
  "Somebody changed this after the sheet was downloaded. Please download it again, and repeat your change.";

const isChanged = ({ before, ...item }: PlannedItem) =>
  before === null || FIELD_KEYS.some((key) => item[key] !== before[key]);

function getKind(cell: string, fail: Fail): Kind | undefined {
  const kind = (Object.keys(KINDS) as Kind[]).find(
    (each) => normaliseName(KINDS[each]) === normaliseName(cell),
  );
  if (kind === undefined)
    fail("Kind", `${inQuotes(cell)} is none of these: ${Object.values(KINDS).join(", ")}.`);
  return kind;
}

function readValues(kind: Kind, before: StoredItem | null, cells: Row["cells"], fail: Fail): Values {
  const readText = (column: string, key: string, maxLength: number) => {
    const cell = cells[key] ?? "";
    if (cell === "") fail(column, "This cell has to be filled in.");
    if (cell.length > maxLength) fail(column, `At most ${maxLength} characters.`);
    return cell;
  };
  const readFlag = (column: string, key: string, defaultValue: boolean) => {
    const cell = (cells[key] ?? "").toLowerCase();
    if (!["", "yes", "no"].includes(cell)) fail(column, `${inQuotes(cell)} is neither yes nor no.`);
    return cell === "" ? defaultValue : cell === "yes";
  };
  const isConfidential =
    kind === "block" && readFlag("Confidential", "confidential", before?.isConfidential ?? false);
  if (isConfidential && before?.hasNationalLines)
    fail("Confidential", "This building block has national help lines, which are never confidential.");
  return {
    description: readText("Name", "name", 120),
    about: kind === "block" ? readText("What it is", "what_it_is", 500) : "",
    origin: kind === "requirement" ? readText("Source", "source", 200) : "",
    isIncluded: readFlag("Included", "included", before?.isIncluded ?? true),
    isConfidential,
  };
}

function findParent(
  { kind }: PlannedItem,
  name: string,
  allItems: readonly (StoredItem | PlannedItem)[],
  fail: Fail,
): PlannedItem["parent"] {
  const parentKind = PARENT_KIND[kind];
  if (parentKind === null) return null;
  const item = allItems.find(
    (each) => each.kind === parentKind && normaliseName(each.description) === normaliseName(name),
  );
  if (item === undefined)
    fail("Belongs to", `${inQuotes(name)} is not the name of a ${KINDS[parentKind].toLowerCase()}.`);
  return item !== undefined && "row" in item && item.before !== null ? item.before : (item ?? null);
}

function getNameKey(item: StoredItem | PlannedItem): string {
  const { kind, parent, description } = item;
  const parentKey = kind === "requirement" && parent !== null ? getNameKey(parent) : "";
  return `${kind} ${normaliseName(description)} ${parentKey}`;
}
