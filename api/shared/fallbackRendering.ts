import type { HelpLine } from "../directory/contract.ts";

/** `#root` and style of a page not rendered in time. */
export type RenderFallback = (request: { exitUrl: string; lines: readonly HelpLine[] }) => {
  head: string;
  html: string;
};
