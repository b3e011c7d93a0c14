import { useIsHydrating } from "@gbvf/ui/tokens/useIsServerRendered.ts";
import { createContext, type ReactNode, startTransition, useContext, useLayoutEffect, useState } from "react";
import {
  type UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  type Location,
  type Navigator,
  Router,
} from "react-router-dom";
import { parseFilters } from "./filters.ts";

type History = Omit<ReturnType<typeof createBrowserHistory>, "encodeLocation">;
export type CreateHistory = () => History;

/** The address of the server-rendered page. Before hydration, Back may already have led to another. */
export type RenderedAddress = Pick<Location, "pathname" | "search">;

const HistoryContext = createContext<History | null>(null);

interface AddressRouterProps {
  createHistory: CreateHistory;
  renderedAddress?: RenderedAddress;
  children: ReactNode;
}

/**
 * React Router applies addresses as transitions, so a slow phone would show, and send, the previous choice.
 * Choices on the current screen apply at once.
 */
export function AddressRouter({ createHistory, renderedAddress, children }: AddressRouterProps) {
  const [history] = useState(createHistory);
  const [navigator] = useState(() => createNavigator(history));
  const [current, setCurrent] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    let latest = history.location;
    setCurrent((current) =>
      current.location.key === latest.key ? current : { action: history.action, location: latest },
    );
    return history.listen(({ action, location }) => {
      const applyAddress = () => setCurrent({ action, location });
      if (isSameView(latest, location)) applyAddress();
      else startTransition(applyAddress);
      latest = location;
    });
  }, [history]);
  // Hydration must start from the server's rendering, which knows neither hash nor state.
  const location =
    useIsHydrating() && renderedAddress
      ? { ...current.location, ...renderedAddress, hash: "", state: null }
      : current.location;
  return (
    <HistoryContext value={history}>
      <Router location={location} navigationType={current.action} navigator={navigator}>
        {children}
      </Router>
    </HistoryContext>
  );
}

/**
 * A link to the current address replaces the history entry, as in browsers; otherwise a double click would
 * need Back twice. An address with a state is always new: the steps of a form share their address.
 */
const createNavigator = (history: History): Navigator => ({
  createHref: history.createHref,
  go: history.go,
  replace: history.replace,
  push: (to, state) => {
    const isCurrent = state == null && history.createHref(to) === createPath(history.location);
    (isCurrent ? history.replace : history.push)(to, state);
  },
});

/** Returns the address in the address bar, which is ahead of the page while another screen loads. */
export function useCurrentAddress(): () => Location {
  const history = useContext(HistoryContext);
  if (history === null) throw new Error("There is no AddressRouter around this.");
  return () => history.location;
}

const isSameView = (before: Location, after: Location): boolean =>
  before.pathname === after.pathname &&
  parseFilters(before.search).componentId === parseFilters(after.search).componentId;
