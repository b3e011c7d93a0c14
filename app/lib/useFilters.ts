import { useLocation, useNavigate } from "react-router-dom";
import { useAddressNow } from "./AddressRouter.tsx";
import { type FilterAction, reduceFilters } from "./filterReducer.ts";
import { type Filters, parseFilters, serialiseFilters } from "./filters.ts";
import { type Screen, screenAfterCategory, screenOf, to } from "./paths.ts";

export type FilterControls = {
  filters: Filters;
  /** Null outside the public screens. */
  screen: Screen | null;
  /** Changes the filters and the address with them, so that Back undoes it, except in the directory. */
  change: (action: FilterAction) => void;
  /** A screen's address with these filters. */
  linkTo: (screen: Screen) => string;
};

/** The filters of the current address, shared by every screen. */
export function useFilters(): FilterControls {
  const drawn = useLocation();
  const addressNow = useAddressNow();
  const navigate = useNavigate();
  const filters = parseFilters(drawn.search);
  const change = (action: FilterAction) => {
    const { pathname, search } = addressNow();
    const screen = screenOf(pathname);
    const next = reduceFilters(parseFilters(search), action);
    const leadsOn = action.type === "choose component" && action.componentId !== null;
    const target = leadsOn ? to(screenAfterCategory(screen), next) : pathname + serialiseFilters(next);
    // A search for help leaves no step in the browser's history.
    const replace = screen === "contact" && !leadsOn;
    if (target !== pathname + search) navigate(target, { replace });
  };
  return { filters, screen: screenOf(drawn.pathname), change, linkTo: (target) => to(target, filters) };
}
