import { createContext, type ReactNode } from "react";

interface PageLanguage {
  /** "en" in a page of another language. */
  lang: "en" | undefined;
  /** The page's own words for an English heading or button, if it has them. */
  say: (english: string) => ReactNode;
}

export const PageLanguage = createContext<PageLanguage>({ lang: undefined, say: (english) => english });
