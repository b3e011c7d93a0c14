import type { ReactNode } from "react";
import { UNSAFE_createMemoryHistory as createMemoryHistory, parsePath, useLocation } from "react-router-dom";
import { AddressRouter } from "../app/lib/address/AddressRouter.tsx";
import { RoutedLinks } from "../app/lib/address/RoutedLinks.tsx";

let currentUrl = "/";

/** `expect(storyUrl()).toBe("/home/map?boundaryId=3")` */
export const storyUrl = () => currentUrl;

interface StoryRouterProps {
  url: string;
  state?: unknown;
  children: ReactNode;
}

/** Also handles the links of React Aria's components. */
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
  currentUrl = pathname + search;
  return <RoutedLinks>{children}</RoutedLinks>;
}
