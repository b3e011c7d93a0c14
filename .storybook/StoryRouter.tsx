import type { ReactNode } from "react";
import { UNSAFE_createMemoryHistory as createMemoryHistory, parsePath, useLocation } from "react-router-dom";
import { AddressRouter } from "../app/lib/AddressRouter.tsx";
import { RoutedLinks } from "../app/lib/RoutedLinks.tsx";

let shownUrl = "/";

/** For play functions: `expect(storyUrl()).toBe("/home/map?boundaryId=3")`. */
export const storyUrl = () => shownUrl;

export interface StoryRouterProps {
  url: string;
  /** What the previous page passed on, for screens that need it. */
  state?: unknown;
  children: ReactNode;
}

/** A router in memory that starts at `url`; links of React Aria components go through it too. */
export function StoryRouter({ url, state, children }: StoryRouterProps) {
  return (
    <AddressRouter
      createHistory={() =>
        createMemoryHistory({ initialEntries: [{ ...parsePath(url), state }], v5Compat: true })
      }
    >
      <Links>{children}</Links>
    </AddressRouter>
  );
}

function Links({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  shownUrl = pathname + search;
  return <RoutedLinks>{children}</RoutedLinks>;
}
