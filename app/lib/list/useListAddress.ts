import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useCurrentAddress } from "../address/AddressRouter.tsx";
import {
  type FilterOptions,
  type ListOptions,
  type ListState,
  parseList,
  serialiseList,
} from "./listAddress.ts";

/** Keystrokes with shorter pauses than this are one search. */
const TYPING_PAUSE_MS = 300;
const PAGE_SIZE = 30;

export type ListAddress<Column extends string, Filters extends FilterOptions> = ListState<Column, Filters> & {
  pageSize: number;
  request: {
    pageNumber: number;
    pageSize: number;
    sort: Column;
    direction: "ascending" | "descending";
    search?: string;
  };
  typedSearch: string;
  setTypedSearch: (text: string) => void;
  setSort: (sort: { columnId: string; direction: "ascending" | "descending" }) => void;
  setPage: (page: number) => void;
  correctPage: (page: number) => void;
  setFilter: <Name extends keyof Filters>(
    name: Name,
    value: ListState<Column, Filters>["filters"][Name],
  ) => void;
  /** Adds the list's state to a link, for `useBackToList`. */
  linkTo: (path: string) => string;
};

/** Stores the list's state in the address, so that a reload, a copied link and Back show the same rows. */
export function useListAddress<
  const Column extends string,
  const Filters extends FilterOptions = Record<never, never>,
>(options: ListOptions<Column, Filters>): ListAddress<Column, Filters> {
  const { search: address } = useLocation();
  const getCurrentAddress = useCurrentAddress();
  const navigate = useNavigate();
  const state = parseList(address, options);
  const [typedSearch, setTypedSearch] = useState(state.search);
  const [lastSearch, setLastSearch] = useState(state.search);
  if (state.search !== lastSearch) {
    setLastSearch(state.search);
    setTypedSearch(state.search);
  }
  const change = (changes: Partial<ListState<Column, Filters>>, { replace = false } = {}) => {
    const { pathname, search } = getCurrentAddress();
    const next = { ...parseList(search, options), page: 1, ...changes };
    const target = serialiseList(search, next, options);
    if (target !== search) navigate(pathname + target, { replace });
  };
  const searchText = typedSearch.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: Only typing starts the pause again.
  useEffect(() => {
    if (searchText === state.search) return;
    const timer = setTimeout(() => {
      setLastSearch(searchText);
      change({ search: searchText }, { replace: true });
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [searchText]);
  const { page, sort, search } = state;
  return {
    ...state,
    pageSize: PAGE_SIZE,
    request: {
      pageNumber: page,
      pageSize: PAGE_SIZE,
      sort: sort.columnId,
      direction: sort.direction,
      ...(search !== "" && { search }),
    },
    typedSearch,
    setTypedSearch,
    setSort: (next) => change({ sort: next as ListState<Column, Filters>["sort"] }),
    setPage: (next) => change({ page: next }),
    correctPage: (next) => change({ page: next }, { replace: true }),
    // Reads the current address, because several filters may change before the next render.
    setFilter: (name, value) =>
      change({ filters: { ...parseList(getCurrentAddress().search, options).filters, [name]: value } }),
    linkTo: (path) => (address === "" ? path : `${path}?${new URLSearchParams({ list: address.slice(1) })}`),
  };
}
