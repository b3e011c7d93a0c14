import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { useLayoutEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useAddressNow } from "./AddressRouter.tsx";
import { correctedSearch } from "./knownOptions.ts";

/**
 * Removes unknown options from the address before anything is drawn: filtered by such an option, a place would seem to
 * have no figures. Back does not lead to the broken address.
 */
export function useCorrectAddress(components: readonly Component[] | undefined): void {
  const { pathname, search } = useLocation();
  const addressNow = useAddressNow();
  const navigate = useNavigate();
  const corrected = components === undefined ? null : correctedSearch(search, components);
  useLayoutEffect(() => {
    const now = addressNow();
    // The reader may already be going to another screen.
    if (corrected === null || now.pathname !== pathname || now.search !== search) return;
    navigate(pathname + corrected, { replace: true });
  });
}
