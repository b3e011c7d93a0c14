import { existsSync, globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import type { Looks } from "../../.storybook/component/evidence.ts";

type Bytes = Looks["components"][string]["bytes"];

/** By component, as an app pays for it: minified and compressed by Brotli. React is there already. */
export async function measureBytes(
  root: string,
  isMeant: (component: string) => boolean,
): Promise<Map<string, Bytes>> {
  // Stories of several components have no file of their name.
  const files = globSync("ui/{primitives,charts,maps,widgets}/*/*.stories.tsx", { cwd: root })
    .map((each) => each.replace(".stories.tsx", ".tsx"))
    .filter((each) => existsSync(join(root, each)));
  const found = new Map<string, Bytes>();
  for (const file of files.filter((each) => isMeant(componentOf(each)))) {
    const own = await weigh(join(root, file), (id) => !/^[./\0]/.test(id));
    const all = await weigh(join(root, file), (id) => /^react(-dom)?(\/|$)/.test(id));
    found.set(componentOf(file), { own, all });
  }
  return found;
}

function componentOf(file: string): string {
  const [, room = ""] = file.split("/");
  const name = basename(file, ".tsx");
  const folder = basename(dirname(file));
  return ["components", room, folder, ...(folder === name ? [] : [name])].join("-").toLowerCase();
}

async function weigh(entry: string, external: (id: string) => boolean): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      rolldownOptions: { input: entry, external, preserveEntrySignatures: "strict" },
    },
  });
  const outputs = "output" in result ? result.output : [];
  const scripts = outputs.flatMap((each) => (each.type === "chunk" && !each.isDynamicEntry ? each.code : []));
  return brotliCompressSync(scripts.join("\n")).length;
}
