import { useIsHydrating } from "@gbvf/ui/tokens/useIsServerRendered.ts";
import { createContext, type ReactNode, startTransition, useContext, useLayoutEffect, useState } from "react";
import {
  type UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  Router,
} from "react-router-dom";
import { parseFilters } from "./filters.ts";

type History = Omit<ReturnType<typeof createBrowserHistory>, "encodeLocation">;
export type CreateHistory = () => History;

const HistoryContext = createContext<History | null>(null);

interface AddressRouterProps {
  createHistory: CreateHistory;
  children: ReactNode;
}

/**
 * React Router applies addresses as transitions, so a slow phone would show, and send, the previous choice.
 * Choices on the current screen apply at once.
 */
export function AddressRouter({ createHistory, children }: AddressRouterProps) {
  const [history] = useState(createHistory);
  const [current, setCurrent] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    let latest = history.location;
    return history.listen(({ action, location }) => {
      const draw = () => setCurrent({ action, location });
      if (isSameView(latest, location)) draw();
      else startTransition(draw);
      latest = location;
    });
  }, [history]);
  // The server knows neither hash nor state, and the first rendering must match its.
  const isOwn = current.location.hash !== "" || current.location.state != null;
  const location =
    useIsHydrating() && isOwn ? { ...current.location, hash: "", state: null } : current.location;
  return (
    <HistoryContext value={history}>
      <Router location={location} navigationType={current.action} navigator={history}>
        {children}
      </Router>
    </HistoryContext>
  );
}

/** Ahead of the page while another screen loads. */
export function useAddressNow(): () => Location {
  const history = useContext(HistoryContext);
  if (history === null) throw new Error("There is no AddressRouter around this.");
  return () => history.location;
}

const isSameView = (before: Location, after: Location): boolean =>
  before.pathname === after.pathname &&
  parseFilters(before.search).componentId === parseFilters(after.search).componentId;
