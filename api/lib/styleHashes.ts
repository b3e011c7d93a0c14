import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hashSource } from "./securityHeaders.ts";

/** For the content security policy: the document's inline styles. */
export const styleHashes = (document: string): string[] =>
  [...document.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = ""]) => hashSource(style));

/** The public screens share one style, which stands in their pages. */
export function stylesOfScreens(appDir: string | undefined): string[] {
  const page = join(appDir ?? "", "home.html");
  return appDir !== undefined && existsSync(page) ? styleHashes(readFileSync(page, "utf8")) : [];
}
