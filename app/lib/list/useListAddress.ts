import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useAddressNow } from "../AddressRouter.tsx";
import {
  type FilterWords,
  type ListOptions,
  type ListState,
  parseList,
  serialiseList,
} from "./listAddress.ts";

/** Letters that follow each other faster than this are looked for together. */
const TYPING_PAUSE_MS = 300;
const PAGE_SIZE = 30;

export type ListAddress<Column extends string, Filters extends FilterWords> = ListState<Column, Filters> & {
  pageSize: number;
  /** What the endpoint of a list is asked for. Filters are the screen's own to hand on. */
  call: {
    pageNumber: number;
    pageSize: number;
    sort: Column;
    direction: "ascending" | "descending";
    search?: string;
  };
  /** What stands in the search field; it is looked for after a pause. */
  typed: string;
  setTyped: (text: string) => void;
  setSort: (sort: { columnId: string; direction: "ascending" | "descending" }) => void;
  setPage: (page: number) => void;
  /** Leads to the page in place of the one that the address names, which is not there any more. */
  correctPage: (page: number) => void;
  setFilter: <Name extends keyof Filters>(
    name: Name,
    word: ListState<Column, Filters>["filters"][Name],
  ) => void;
  /** The address of a screen from which `useBackToList` leads back to the list as it is now. */
  linkTo: (path: string) => string;
};

/** Page, sort, search and filters of a list, kept in the address: a reload, a copied link and Back show the same rows. */
export function useListAddress<
  const Column extends string,
  const Filters extends FilterWords = Record<never, never>,
>(options: ListOptions<Column, Filters>): ListAddress<Column, Filters> {
  const { search: drawn } = useLocation();
  const addressNow = useAddressNow();
  const navigate = useNavigate();
  const state = parseList(drawn, options);
  const [typed, setTyped] = useState(state.search);
  const [known, setKnown] = useState(state.search);
  if (state.search !== known) {
    // Not by typing: by Back, or by a link.
    setKnown(state.search);
    setTyped(state.search);
  }
  const change = (changes: Partial<ListState<Column, Filters>>, { replace = false } = {}) => {
    const { pathname, search } = addressNow();
    const next = { ...parseList(search, options), page: 1, ...changes };
    const target = serialiseList(search, next, options);
    if (target !== search) navigate(pathname + target, { replace });
  };
  const wanted = typed.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: Only typing starts the pause anew.
  useEffect(() => {
    if (wanted === state.search) return;
    const timer = setTimeout(() => {
      setKnown(wanted);
      change({ search: wanted }, { replace: true });
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { page, sort, search, filters } = state;
  return {
    ...state,
    pageSize: PAGE_SIZE,
    call: {
      pageNumber: page,
      pageSize: PAGE_SIZE,
      sort: sort.columnId,
      direction: sort.direction,
      ...(search !== "" && { search }),
    },
    typed,
    setTyped,
    setSort: (next) => change({ sort: next as ListState<Column, Filters>["sort"] }),
    setPage: (next) => change({ page: next }),
    correctPage: (next) => change({ page: next }, { replace: true }),
    setFilter: (name, word) => change({ filters: { ...filters, [name]: word } }),
    linkTo: (path) => (drawn === "" ? path : `${path}?${new URLSearchParams({ list: drawn.slice(1) })}`),
  };
}
