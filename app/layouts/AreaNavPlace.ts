import { createContext } from "react";

/** Where a shell shows the ways between an area's screens: before the main content, so that skipping to it passes them. */
export const AreaNavPlace = createContext<Element | null>(null);
