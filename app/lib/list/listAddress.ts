import type { Sort } from "@gbvf/ui/primitives/Table/sortRows.ts";

/** Each filter's values, the default first; "" allows any text. */
export type FilterOptions = Readonly<Record<string, readonly [string, ...string[]] | "">>;

export interface ListOptions<Column extends string, Filters extends FilterOptions> {
  sortableColumns: readonly Column[];
  defaultSort?: Sort & { columnId: Column };
  filters?: Filters;
}

type FilterValues<Filters extends FilterOptions> = {
  [Name in keyof Filters]: Filters[Name] extends readonly (infer Word)[] ? Word : string;
};

export type ListState<Column extends string, Filters extends FilterOptions> = {
  /** Counts from 1. */
  page: number;
  sort: Sort & { columnId: Column };
  search: string;
  filters: FilterValues<Filters>;
};

const getDefaultSort = <Column extends string>({
  sortableColumns,
  defaultSort,
}: ListOptions<Column, FilterOptions>) =>
  defaultSort ?? { columnId: sortableColumns[0] as Column, direction: "ascending" as const };

/** Ignores unknown parts of the address. */
export function parseList<Column extends string, Filters extends FilterOptions>(
  address: string,
  options: ListOptions<Column, Filters>,
): ListState<Column, Filters> {
  const parameters = new URLSearchParams(address);
  const page = Number(parameters.get("page"));
  const sortText = parameters.get("sort") ?? "";
  const columnId = options.sortableColumns.find((column) => column === sortText.replace(/^-/, ""));
  const direction = sortText.startsWith("-") ? ("descending" as const) : ("ascending" as const);
  const filters = Object.entries(options.filters ?? {}).map(([name, values]) => {
    const value = parameters.get(name) ?? "";
    return [name, values === "" || values.includes(value) ? value : values[0]];
  });
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    sort: columnId === undefined ? getDefaultSort(options) : { columnId, direction },
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
  const setParameter = (name: string, value: string, defaultValue: string) => {
    if (value === defaultValue) params.delete(name);
    else params.set(name, value);
  };
  const formatSort = ({ columnId, direction }: Sort) =>
    direction === "descending" ? `-${columnId}` : columnId;
  setParameter("page", String(page), "1");
  setParameter("sort", formatSort(sort), formatSort(getDefaultSort(options)));
  setParameter("search", search, "");
  for (const [name, values] of Object.entries(options.filters ?? {})) {
    setParameter(name, String(filters[name]), values === "" ? "" : values[0]);
  }
  return params.size === 0 ? "" : `?${params}`;
}
