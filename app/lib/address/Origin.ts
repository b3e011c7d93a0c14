import { createContext } from "react";

/** The server provides its own. */
export const Origin = createContext(typeof window === "undefined" ? "" : window.location.origin);
