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

/** Of the server's page, from which Back may lead before it is hydrated. */
export type RenderedAddress = Pick<Location, "pathname" | "search">;

const HistoryContext = createContext<History | null>(null);

interface AddressRouterProps {
  createHistory: CreateHistory;
  renderedAt?: RenderedAddress;
  children: ReactNode;
}

/**
 * React Router applies addresses as transitions, so a slow phone would show, and send, the previous choice.
 * Choices on the current screen apply at once.
 */
export function AddressRouter({ createHistory, renderedAt, children }: AddressRouterProps) {
  const [history] = useState(createHistory);
  const [navigator] = useState(() => withoutRepeats(history));
  const [current, setCurrent] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    let latest = history.location;
    setCurrent((current) =>
      current.location.key === latest.key ? current : { action: history.action, location: latest },
    );
    return history.listen(({ action, location }) => {
      const draw = () => setCurrent({ action, location });
      if (isSameView(latest, location)) draw();
      else startTransition(draw);
      latest = location;
    });
  }, [history]);
  // The server knows neither hash nor state, and the first rendering must match its.
  const location =
    useIsHydrating() && renderedAt
      ? { ...current.location, ...renderedAt, hash: "", state: null }
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
 * As in browsers, a link to the current address adds no entry, or a double click would need Back twice. Steps of a
 * form share its address and differ by their state.
 */
const withoutRepeats = (history: History): Navigator => ({
  createHref: history.createHref,
  go: history.go,
  replace: history.replace,
  push: (to, state) => {
    const isCurrent = state == null && history.createHref(to) === createPath(history.location);
    (isCurrent ? history.replace : history.push)(to, state);
  },
});

/** Ahead of the page while another screen loads. */
export function useAddressNow(): () => Location {
  const history = useContext(HistoryContext);
  if (history === null) throw new Error("There is no AddressRouter around this.");
  return () => history.location;
}

const isSameView = (before: Location, after: Location): boolean =>
  before.pathname === after.pathname &&
  parseFilters(before.search).componentId === parseFilters(after.search).componentId;
