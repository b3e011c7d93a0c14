import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hashSource } from "./securityHeaders.ts";

export const styleHashes = (document: string): string[] =>
  [...document.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = ""]) => hashSource(style));

export function stylesOfScreens(appDir: string | undefined): string[] {
  const page = join(appDir ?? "", "home/map.html");
  return appDir !== undefined && existsSync(page) ? styleHashes(readFileSync(page, "utf8")) : [];
}
