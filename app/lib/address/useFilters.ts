import { useLocation, useNavigate } from "react-router-dom";
import { useAddressNow } from "./AddressRouter.tsx";
import { filtersOf, withFilters } from "./addressFilters.ts";
import { type FilterAction, reduceFilters } from "./filterReducer.ts";
import type { Filters } from "./filters.ts";
import { type Screen, screenAfterCategory, screenOf, to } from "./paths.ts";

type FilterControls = {
  filters: Filters;
  screen: Screen | null;
  /** Back undoes it, except in the directory. */
  change: (action: FilterAction) => void;
  linkTo: (screen: Screen) => string;
};

export function useFilters(): FilterControls {
  const drawn = useLocation();
  const addressNow = useAddressNow();
  const navigate = useNavigate();
  const filters = filtersOf(drawn);
  const change = (action: FilterAction) => {
    const { pathname, search } = addressNow();
    const screen = screenOf(pathname);
    const next = reduceFilters(filtersOf({ pathname, search }), action);
    const leadsOn = action.type === "choose component" && action.componentId !== null;
    const target = leadsOn ? to(screenAfterCategory(screen), next) : withFilters(pathname, next);
    // A search for help must not be in the history.
    const replace = screen === "contact" && !leadsOn;
    if (target !== pathname + search) navigate(target, { replace });
  };
  return { filters, screen: screenOf(drawn.pathname), change, linkTo: (target) => to(target, filters) };
}
