import { build } from "vite";

type Script = { root: string; outDir: string; input: string; name: string };

/** @returns the file's path */
export async function buildScript({ root, outDir, input, name }: Script): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: "warn",
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: `${root}/${input}`,
        output: { entryFileNames: `assets/${name}-[hash].js` },
      },
    },
  });
  const [chunk] = "output" in built ? built.output : [];
  if (chunk === undefined) throw new Error(`The script ${input} was not built.`);
  return chunk.fileName;
}
