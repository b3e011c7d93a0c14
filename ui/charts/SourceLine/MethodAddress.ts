import { createContext } from "react";

/** Where the figures inside are explained, and what they are about: "Crime". Source lines link there. */
export const MethodAddress = createContext<{ href: string; of: string } | null>(null);
