import type { Sort } from "@gbvf/ui/primitives/Table/sortRows.ts";

/** Each filter's values, the default first; "" allows any text. */
export type FilterOptions = Readonly<Record<string, readonly [string, ...string[]] | "">>;

export interface ListOptions<Column extends string, Filters extends FilterOptions> {
  sorts: readonly Column[];
  sort?: Sort & { columnId: Column };
  filters?: Filters;
}

type Chosen<Filters extends FilterOptions> = {
  [Name in keyof Filters]: Filters[Name] extends readonly (infer Word)[] ? Word : string;
};

export type ListState<Column extends string, Filters extends FilterOptions> = {
  /** Counts from 1. */
  page: number;
  sort: Sort & { columnId: Column };
  search: string;
  filters: Chosen<Filters>;
};

const first = <Column extends string>({ sorts, sort }: ListOptions<Column, FilterOptions>) =>
  sort ?? { columnId: sorts[0] as Column, direction: "ascending" as const };

/** Ignores unknown parts of the address. */
export function parseList<Column extends string, Filters extends FilterOptions>(
  address: string,
  options: ListOptions<Column, Filters>,
): ListState<Column, Filters> {
  const parameters = new URLSearchParams(address);
  const page = Number(parameters.get("page"));
  const sorted = parameters.get("sort") ?? "";
  const columnId = options.sorts.find((column) => column === sorted.replace(/^-/, ""));
  const direction = sorted.startsWith("-") ? ("descending" as const) : ("ascending" as const);
  const filters = Object.entries(options.filters ?? {}).map(([name, values]) => {
    const word = parameters.get(name) ?? "";
    return [name, values === "" || values.includes(word) ? word : values[0]];
  });
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    sort: columnId === undefined ? first(options) : { columnId, direction },
    search: parameters.get("search") ?? "",
    filters: Object.fromEntries(filters),
  };
}

/** Omits default values; keeps the parts of the address that are not the list's. */
export function serialiseList<Column extends string, Filters extends FilterOptions>(
  address: string,
  { page, sort, search, filters }: ListState<Column, Filters>,
  options: ListOptions<Column, Filters>,
): string {
  const params = new URLSearchParams(address);
  const put = (name: string, value: string, unchosen: string) => {
    if (value === unchosen) params.delete(name);
    else params.set(name, value);
  };
  const formatSort = ({ columnId, direction }: Sort) =>
    direction === "descending" ? `-${columnId}` : columnId;
  put("page", String(page), "1");
  put("sort", formatSort(sort), formatSort(first(options)));
  put("search", search, "");
  for (const [name, values] of Object.entries(options.filters ?? {})) {
    put(name, String(filters[name]), values === "" ? "" : values[0]);
  }
  return params.size === 0 ? "" : `?${params}`;
}
