import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pinColor } from "./pinColor.ts";

/** `node node_modules/@gbvf/ui/dist/codemods/run.js src` */
const folder = process.argv[2] ?? "src";
for (const file of globSync("**/*.{tsx,jsx}", {
  cwd: folder,
  exclude: (name) => name.includes("node_modules"),
})) {
  const path = join(folder, file);
  const before = readFileSync(path, "utf8");
  const after = pinColor(before);
  if (after === before) continue;
  writeFileSync(path, after);
  console.log(`Changed ${path}`);
}
