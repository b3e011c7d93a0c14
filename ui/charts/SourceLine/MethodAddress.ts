import { createContext } from "react";

/** Source lines link there: the method of the figures inside, and their theme. */
export const MethodAddress = createContext<{ href: string; of: string } | null>(null);
