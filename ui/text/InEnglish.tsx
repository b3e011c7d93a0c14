import type { ReactNode } from "react";
import { pageWords } from "./words.ts";

/** What is in English on every page: names, and sentences of the API. */
export function InEnglish({ children }: { children: ReactNode }) {
  const { inEnglish } = pageWords();
  return inEnglish === undefined ? children : <span lang={inEnglish}>{children}</span>;
}
