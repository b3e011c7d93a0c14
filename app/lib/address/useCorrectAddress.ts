import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { useLayoutEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useCurrentAddress } from "./AddressRouter.tsx";
import { type Filters, parseFilters, serialiseFilters } from "./filters.ts";

/**
 * Removes unknown options from the address, because with them a place would seem to have no figures. Replaces
 * the history entry.
 */
export function useCorrectAddress(components: readonly Component[] | undefined): void {
  const { pathname, search } = useLocation();
  const getCurrentAddress = useCurrentAddress();
  const navigate = useNavigate();
  const correctedSearch = components === undefined ? null : correctSearch(search, components);
  useLayoutEffect(() => {
    const current = getCurrentAddress();
    // Does nothing if the reader has already opened another address.
    if (correctedSearch === null || current.pathname !== pathname || current.search !== search) return;
    navigate(pathname + correctedSearch, { replace: true });
  });
}

export function removeUnknownParams(filters: Filters, components: readonly Component[]): Filters {
  const options = components.find(({ componentId }) => componentId === filters.componentId)?.options ?? [];
  const subOptionsById = new Map(options.map(({ id, subOptions }) => [id, subOptions]));
  return {
    ...filters,
    componentOptions: filters.componentOptions.filter((id) => subOptionsById.has(id)),
    componentSubOptions: filters.componentSubOptions.filter(({ optionId, subOptionId }) =>
      subOptionsById.get(optionId)?.some(({ id }) => id === subOptionId),
    ),
  };
}

const OPTIONS = ["componentOptions", "componentSubOptions"] as const;

export function correctSearch(search: string, components: readonly Component[]): string | null {
  const corrected = serialiseFilters(removeUnknownParams(parseFilters(search), components));
  const [parameters, correctedOptions] = [new URLSearchParams(search), new URLSearchParams(corrected)];
  return OPTIONS.every((name) => (parameters.get(name) ?? "") === (correctedOptions.get(name) ?? ""))
    ? null
    : corrected;
}
