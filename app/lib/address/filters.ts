import { isServiceLanguage, type ServiceLanguage } from "@gbvf/api/shared/i18n/languages.ts";
import { THEME_COUNT } from "./themeIds.ts";

export type SubOption = { optionId: number; subOptionId: number };

/** Only the address's query string stores the filters. `boundaryId` is null for the country. */
export type Filters = {
  boundaryId: number | null;
  /** 1 province, 2 district, 3 municipality, 4 ward, 5 precinct. */
  boundaryTypeId: number | null;
  /** 1 building block, 2 health check, 3 crime, 4 collective action. */
  componentId: number | null;
  componentOptions: readonly number[];
  componentSubOptions: readonly SubOption[];
  /** Places side by side on the chart, or as rows of the grid; 0 is the country. */
  compare: readonly number[];
  group: string | null;
  language: ServiceLanguage | null;
  circles: boolean;
};

/** An empty list selects all options. */
export type ChosenOptions = Pick<Filters, "componentOptions" | "componentSubOptions">;

export const MAX_COMPARED = 12;
export const MAX_GROUP_NAME_LENGTH = 40;
const MAX_ID = 2_147_483_647;

type FilterParameter<Value> = {
  emptyValue: Value;
  /** Ignores an invalid value, so that a broken link still opens a page. */
  parse(text: string, before: Filters): Value;
  serialise(value: Value): string | number | null;
};

const asIs = (value: number | string | null) => value;

/** In the order of the query string. */
const FILTER_PARAMETERS: { readonly [Name in keyof Filters]: FilterParameter<Filters[Name]> } = {
  boundaryId: { emptyValue: null, parse: (text) => parseId(text, 1, MAX_ID), serialise: asIs },
  boundaryTypeId: {
    emptyValue: null,
    parse: (text, { boundaryId }) => (boundaryId === null ? null : parseId(text, 1, 5)),
    serialise: asIs,
  },
  componentId: { emptyValue: null, parse: (text) => parseId(text, 1, THEME_COUNT), serialise: asIs },
  componentOptions: {
    emptyValue: [],
    parse: (text, { componentId }) => (componentId === null ? [] : parseIds(text)),
    serialise: (ids) => ids.join(","),
  },
  componentSubOptions: {
    emptyValue: [],
    parse: (text, { componentOptions }) => parseSubOptions(text.split(","), componentOptions),
    serialise: (pairs) => pairs.map(({ optionId, subOptionId }) => `${optionId}-${subOptionId}`).join(","),
  },
  compare: {
    emptyValue: [],
    parse: (text) => parseIds(text, 0).slice(0, MAX_COMPARED),
    serialise: (ids) => ids.join(","),
  },
  group: {
    emptyValue: null,
    parse: (text, { compare }) => (compare.length < 2 ? null : parseGroupName(text)),
    serialise: (name) => name && encodeURIComponent(name),
  },
  language: { emptyValue: null, parse: (text) => (isServiceLanguage(text) ? text : null), serialise: asIs },
  circles: { emptyValue: false, parse: (text) => text === "1", serialise: (isOn) => (isOn ? 1 : null) },
};

const FILTER_NAMES = Object.keys(FILTER_PARAMETERS) as (keyof Filters)[];

export const NO_FILTERS = Object.fromEntries(
  FILTER_NAMES.map((name) => [name, FILTER_PARAMETERS[name].emptyValue]),
) as Filters;

export function parseFilters(search: string | URLSearchParams): Filters {
  const query = new URLSearchParams(search);
  const filters = { ...NO_FILTERS };
  for (const name of FILTER_NAMES)
    Object.assign(filters, { [name]: FILTER_PARAMETERS[name].parse(query.get(name) ?? "", filters) });
  return filters;
}

/** Returns the town by which the reader found a municipality's help page. */
export const parseTown = (search: string): string | null => new URLSearchParams(search).get("town");

/** Returns the query with its question mark, or "" if nothing is chosen. */
export function serialiseFilters(filters: Filters): string {
  const serialise = <Name extends keyof Filters>(name: Name) =>
    FILTER_PARAMETERS[name].serialise(filters[name]);
  const parts = FILTER_NAMES.map((name) => [name, serialise(name)]).filter(
    ([, value]) => value !== null && value !== "",
  );
  return parts.length === 0 ? "" : `?${parts.map(([name, value]) => `${name}=${value}`).join("&")}`;
}

/** Null if the name is empty. Removes half a surrogate pair, which cannot be encoded. */
export const parseGroupName = (text: string): string | null =>
  text
    .slice(0, MAX_GROUP_NAME_LENGTH)
    .replace(/\p{Cs}/gu, "")
    .trim() || null;

function parseId(text: string, smallest = 1, largest = MAX_ID): number | null {
  if (!/^[0-9]{1,10}$/.test(text)) return null;
  const id = Number(text);
  return id >= smallest && id <= largest ? id : null;
}

const parseIds = (text: string, smallest = 1): number[] => [
  ...new Set(
    text
      .split(",")
      .map((id) => parseId(id, smallest))
      .filter((id) => id !== null),
  ),
];

function parseSubOptions(pairs: readonly string[], options: readonly number[]): SubOption[] {
  const optionsByKey = new Map<string, SubOption>();
  for (const pair of pairs) {
    const [option, child, ...excessParts] = pair.split("-");
    const optionId = parseId(option ?? "");
    const subOptionId = parseId(child ?? "");
    if (optionId === null || subOptionId === null || excessParts.length > 0 || !options.includes(optionId))
      continue;
    optionsByKey.set(`${optionId}-${subOptionId}`, { optionId, subOptionId });
  }
  return [...optionsByKey.values()];
}
