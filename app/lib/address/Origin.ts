import { createContext } from "react";

/** The site's origin. The server provides it as a context value. */
export const Origin = createContext(typeof window === "undefined" ? "" : window.location.origin);
