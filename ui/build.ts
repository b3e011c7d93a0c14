import { execFileSync } from "node:child_process";
import { existsSync, globSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Makes `dist`, which `npm pack` gives to others: each module as JavaScript with its types, and for each component
 * an entry under its short name: `primitives/Button` for `primitives/Button/Button`.
 */
process.chdir(fileURLToPath(new URL(".", import.meta.url)));
rmSync("dist", { recursive: true, force: true });
execFileSync("tsc", ["--project", "tsconfig.build.json"], { stdio: "inherit" });

for (const folder of globSync("dist/*/*/")) {
  const name = basename(folder);
  if (!existsSync(`${folder}/${name}.js`)) continue;
  const entry = `export * from "./${name}/${name}.js";\n`;
  writeFileSync(`${folder}.js`, entry);
  writeFileSync(`${folder}.d.ts`, entry);
}
