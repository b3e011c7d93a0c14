import { hashSource } from "./securityHeaders.ts";

export const styleHashes = (document: string): string[] =>
  [...document.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = ""]) => hashSource(style));
