import { createContext } from "react";

/** Before the main content, so that skipping to it passes the links. */
export const AreaNavPlace = createContext<Element | null>(null);
