import { createContext } from "react";

/** For addresses on screen; the server provides its own. */
export const Origin = createContext(typeof window === "undefined" ? "" : window.location.origin);
