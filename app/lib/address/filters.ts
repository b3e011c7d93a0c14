import { isServiceLanguage, type ServiceLanguage } from "@gbvf/api/lib/words/serviceLanguages.ts";

export type SubOption = { optionId: number; subOptionId: number };

/** Only in the query string. No boundary means the country. A sub-option always comes with its option. */
export type Filters = {
  boundaryId: number | null;
  /** 1 province, 2 district, 3 municipality, 4 ward, 5 precinct. */
  boundaryTypeId: number | null;
  /** 1 building block, 2 health check, 3 crime, 4 collective action. */
  componentId: number | null;
  componentOptions: readonly number[];
  componentSubOptions: readonly SubOption[];
  /** A group of places: side by side on the chart, and the rows of the grid; 0 is the country. */
  compare: readonly number[];
  /** What the reader calls them. */
  group: string | null;
  language: ServiceLanguage | null;
  /** The map shows numbers as circles instead of colours. */
  circles: boolean;
};

/** Empty means all. */
export type ChosenOptions = Pick<Filters, "componentOptions" | "componentSubOptions">;

export const NO_FILTERS: Filters = {
  boundaryId: null,
  boundaryTypeId: null,
  componentId: null,
  componentOptions: [],
  componentSubOptions: [],
  compare: [],
  group: null,
  language: null,
  circles: false,
};

export const MAX_COMPARED = 12;
export const MAX_GROUP_NAME = 40;
const MAX_ID = 2_147_483_647;

/** Invalid parts are dropped, so that a broken link opens a page. */
export function parseFilters(search: string | URLSearchParams): Filters {
  const query = new URLSearchParams(search);
  const boundaryId = parseId(query.get("boundaryId"), 1, MAX_ID);
  const componentId = parseId(query.get("componentId"), 1, 4);
  const language = query.get("language") ?? "";
  const componentOptions =
    componentId === null ? [] : unique(listOf(query, "componentOptions").map((id) => parseId(id)));
  const compare = unique(listOf(query, "compare").map((id) => parseId(id, 0))).slice(0, MAX_COMPARED);
  return {
    boundaryId,
    boundaryTypeId: boundaryId === null ? null : parseId(query.get("boundaryTypeId"), 1, 5),
    componentId,
    componentOptions,
    componentSubOptions: parseSubOptions(listOf(query, "componentSubOptions"), componentOptions),
    compare,
    group: compare.length < 2 ? null : groupNameIn(query.get("group") ?? ""),
    language: isServiceLanguage(language) ? language : null,
    circles: query.get("circles") === "1",
  };
}

/** The town by which a municipality's page of help was found. */
export const townIn = (search: string): string | null => new URLSearchParams(search).get("town");

/** With its question mark; empty without a choice. */
export function serialiseFilters(filters: Filters): string {
  const pairs = filters.componentSubOptions.map(({ optionId, subOptionId }) => `${optionId}-${subOptionId}`);
  const parts = [
    ["boundaryId", filters.boundaryId],
    ["boundaryTypeId", filters.boundaryTypeId],
    ["componentId", filters.componentId],
    ["componentOptions", filters.componentOptions.join(",")],
    ["componentSubOptions", pairs.join(",")],
    ["compare", filters.compare.join(",")],
    ["group", filters.group && encodeURIComponent(filters.group)],
    ["language", filters.language],
    ["circles", filters.circles ? 1 : null],
  ] as const;
  const chosen = parts.filter(([, value]) => value !== null && value !== "");
  // Commas and hyphens need no encoding.
  return chosen.length === 0 ? "" : `?${chosen.map(([name, value]) => `${name}=${value}`).join("&")}`;
}

/** Null without a name. Half a character cannot stand in an address. */
export const groupNameIn = (text: string): string | null =>
  text
    .slice(0, MAX_GROUP_NAME)
    .replace(/\p{Cs}/gu, "")
    .trim() || null;

function parseId(text: string | null, smallest = 1, largest = MAX_ID): number | null {
  if (text === null || !/^[0-9]{1,10}$/.test(text)) return null;
  const id = Number(text);
  return id >= smallest && id <= largest ? id : null;
}

const listOf = (query: URLSearchParams, name: string) => query.get(name)?.split(",") ?? [];

const unique = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))];

function parseSubOptions(pairs: readonly string[], options: readonly number[]): SubOption[] {
  const known = new Map<string, SubOption>();
  for (const pair of pairs) {
    const [option, child, ...rest] = pair.split("-");
    const optionId = parseId(option ?? null);
    const subOptionId = parseId(child ?? null);
    if (optionId === null || subOptionId === null || rest.length > 0 || !options.includes(optionId)) continue;
    known.set(`${optionId}-${subOptionId}`, { optionId, subOptionId });
  }
  return [...known.values()];
}
