import { execFileSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { designTokens } from "./tokens/designTokens.ts";
import { tokensStyle } from "./tokens/tokensStyle.ts";

/** Builds `dist` for `npm pack`: each module as JavaScript with types, and the tokens for other tools. */
process.chdir(fileURLToPath(new URL(".", import.meta.url)));
rmSync("dist", { recursive: true, force: true });
execFileSync("tsc", ["--project", "tsconfig.build.json"], { stdio: "inherit" });

for (const [name, scheme] of [
  ["tokens", "value"],
  ["tokens.dark", "dark"],
] as const)
  writeFileSync(`dist/${name}.json`, `${JSON.stringify(designTokens(scheme), null, 2)}\n`);
writeFileSync("dist/tokens.css", tokensStyle());

/**
 * Projects may type-check libraries too: `.css` files have no types, and a browser's project lacks Node's.
 */
const STREAMS = `// styled-components names them for rendering on a server. With Node's own types they are those.
declare namespace NodeJS {
  interface ReadableStream {}
  interface WritableStream {}
  interface ReadWriteStream extends ReadableStream, WritableStream {}
}
`;
for (const file of globSync("dist/**/*.d.ts")) {
  const types = readFileSync(file, "utf8").replaceAll(/^import "[^"]*\.css";\n/gm, "");
  const reference = `/// <reference path="${relative(dirname(file), "dist/streams.d.ts")}" />\n`;
  writeFileSync(file, types.includes("styled-components") ? reference + types : types);
}
writeFileSync("dist/streams.d.ts", STREAMS);
