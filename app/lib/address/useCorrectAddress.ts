import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { useLayoutEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useAddressNow } from "./AddressRouter.tsx";
import { correctedSearch } from "./knownOptions.ts";

/** Before drawing: with an unknown option a place would seem empty. Replaces the history entry. */
export function useCorrectAddress(components: readonly Component[] | undefined): void {
  const { pathname, search } = useLocation();
  const addressNow = useAddressNow();
  const navigate = useNavigate();
  const corrected = components === undefined ? null : correctedSearch(search, components);
  useLayoutEffect(() => {
    const now = addressNow();
    // The reader may be leaving already.
    if (corrected === null || now.pathname !== pathname || now.search !== search) return;
    navigate(pathname + corrected, { replace: true });
  });
}
