import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { useLayoutEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useAddressNow } from "./AddressRouter.tsx";
import { type Filters, parseFilters, serialiseFilters } from "./filters.ts";

/**
 * Removes unknown options from the address, with which a place would seem empty. Replaces the history entry.
 */
export function useCorrectAddress(components: readonly Component[] | undefined): void {
  const { pathname, search } = useLocation();
  const addressNow = useAddressNow();
  const navigate = useNavigate();
  const corrected = components === undefined ? null : correctedSearch(search, components);
  useLayoutEffect(() => {
    const now = addressNow();
    // Does nothing if the reader has already opened another address.
    if (corrected === null || now.pathname !== pathname || now.search !== search) return;
    navigate(pathname + corrected, { replace: true });
  });
}

export function removeUnknownParams(filters: Filters, components: readonly Component[]): Filters {
  const options = components.find(({ componentId }) => componentId === filters.componentId)?.options ?? [];
  const subOptionsOf = new Map(options.map(({ id, subOptions }) => [id, subOptions]));
  return {
    ...filters,
    componentOptions: filters.componentOptions.filter((id) => subOptionsOf.has(id)),
    componentSubOptions: filters.componentSubOptions.filter(({ optionId, subOptionId }) =>
      subOptionsOf.get(optionId)?.some(({ id }) => id === subOptionId),
    ),
  };
}

const OPTIONS = ["componentOptions", "componentSubOptions"] as const;

export function correctedSearch(search: string, components: readonly Component[]): string | null {
  const corrected = serialiseFilters(removeUnknownParams(parseFilters(search), components));
  const [parameters, correctedOptions] = [new URLSearchParams(search), new URLSearchParams(corrected)];
  return OPTIONS.every((name) => (parameters.get(name) ?? "") === (correctedOptions.get(name) ?? ""))
    ? null
    : corrected;
}
