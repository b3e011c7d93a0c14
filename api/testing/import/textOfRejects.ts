import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export function textOfRejects(folder: string): string | null {
  const [name, ...others] = existsSync(folder) ? readdirSync(folder) : [];
  if (others.length > 0)
    throw new Error(`There are several files of rejects: ${[name, ...others].join(", ")}`);
  return name === undefined ? null : readFileSync(join(folder, name), "utf8");
}
