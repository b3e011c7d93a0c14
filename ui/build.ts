import { execFileSync } from "node:child_process";
import { existsSync, globSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Builds `dist` for `npm pack`: each module as JavaScript with types, and a short entry for each component:
 * `primitives/Button` for `primitives/Button/Button`.
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
