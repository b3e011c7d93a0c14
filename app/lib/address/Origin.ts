import { createContext } from "react";

/** Of the site, for addresses that are shown; the server provides its own. */
export const Origin = createContext(typeof window === "undefined" ? "" : window.location.origin);
