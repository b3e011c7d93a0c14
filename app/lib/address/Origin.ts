import { createContext } from "react";

/** The site's origin, for addresses on screen; the server provides its own. */
export const Origin = createContext(typeof window === "undefined" ? "" : window.location.origin);
