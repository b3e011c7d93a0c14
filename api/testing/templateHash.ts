import { contentHash } from "./contentHash.ts";

const ROOT = new URL("../../", import.meta.url).href;

export type TemplateSet = "demonstration" | "reference";

export const templateHash = (): Promise<string> =>
  contentHash(
    new URL("pgliteTemplate.ts", import.meta.url),
    new URL(`${ROOT}api/reference/`),
    new URL(`${ROOT}package-lock.json`),
  );
