import type { HelpLine } from "../directory/contract.ts";

/** Writes what stands in `#root` of a page that could not be rendered in time, and its style. */
export type RenderFallback = (request: { exitUrl: string; lines: readonly HelpLine[] }) => {
  head: string;
  html: string;
};
