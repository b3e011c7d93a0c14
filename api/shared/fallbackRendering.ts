import type { HelpLine } from "../directory/contract.ts";

export type RenderFallback = (request: { exitUrl: string; lines: readonly HelpLine[] }) => {
  head: string;
  html: string;
};
