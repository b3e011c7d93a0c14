import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { docsFileOf, factsOf, hasDocs } from "./facts.ts";
import { llmsText } from "./llmsText.ts";
import { type PropReader, readProps } from "./propTypes.ts";

const OF_ONE = "virtual:component-facts/";

/**
 * Fills `ofComponents.ts` with what is read out of the sources; the built Storybook gets
 * `llms.txt`, and no looks where none were taken.
 */
export function componentFacts(root: string): Plugin {
  let reader: PropReader | undefined;
  const close = () => {
    reader?.close();
    reader = undefined;
  };
  return {
    name: "component-facts",
    resolveId: (id) => (id.startsWith(OF_ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === join(root, ".storybook/facts/ofComponents.ts")) return listOf(storiesIn(root));
      if (!id.startsWith(`\0${OF_ONE}`)) return undefined;
      const stories = `${id.slice(OF_ONE.length + 1)}.stories.tsx`;
      this.addWatchFile(join(root, stories));
      reader ??= readProps(root);
      const facts = JSON.stringify(factsOf(root, stories, reader));
      const docs = JSON.stringify(join(root, docsFileOf(stories)));
      return `import { docs } from ${docs};\nexport default { ...${facts}, docs };`;
    },
    watchChange: close,
    buildEnd: close,
    async generateBundle() {
      const shown = join(root, "var/looks/shown/looks.json");
      if (!existsSync(shown)) this.emitFile({ type: "asset", fileName: "looks/looks.json", source: "null" });
      this.emitFile({ type: "asset", fileName: "llms.txt", source: await llmsText(root, storiesIn(root)) });
    },
  };
}

const storiesIn = (root: string) =>
  globSync("ui/{primitives,charts,maps,widgets}/*/*.stories.tsx", { cwd: root })
    .filter((stories) => hasDocs(root, stories))
    .sort();

const listOf = (files: readonly string[]) =>
  `export const ofComponents = { ${files.map((file) => `"./${file}": () => import("${OF_ONE}${file.replace(".stories.tsx", "")}")`).join(",\n")} };`;
