import type { ListTableProps } from "@gbvf/ui/primitives/ListTable/ListTable.tsx";
import { useEffect } from "react";
import type { ApiState } from "../api-client/useApi.ts";
import type { FilterOptions } from "./listAddress.ts";
import type { ListAddress } from "./useListAddress.ts";

type ListTableState = Required<
  Pick<ListTableProps<never>, "sort" | "onSort" | "search" | "pages" | "isLoading">
>;

export function useListTable<Column extends string, Filters extends FilterOptions>(
  list: ListAddress<Column, Filters>,
  { data, error, isLoading }: ApiState<{ total: number }>,
  searchLabel: string,
): ListTableState {
  const { page, pageSize, correctPage } = list;
  const total = data?.total ?? 0;
  // While a list loads, its total may belong to the previous filters.
  const isLoaded = data !== undefined && error === undefined && !isLoading;
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const isPastLastPage = isLoaded && page > lastPage;
  useEffect(() => {
    if (isPastLastPage) correctPage(lastPage);
  });
  return {
    sort: list.sort,
    onSort: list.setSort,
    search: { label: searchLabel, value: list.typedSearch, onChange: list.setTypedSearch },
    pages: { page: isPastLastPage ? lastPage : page, pageSize, total, onChange: list.setPage },
    isLoading,
  };
}
