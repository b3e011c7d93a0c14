import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const cache = `${root}node_modules/.cache/`;
const PACKAGES = /(?:from|import) ?\(?"([\w@][^"\n]*)"/g;

/**
 * Modules prepared by the last run of a project, while the lock file and imports stay the same. A run takes
 * the folder away meanwhile, so that two runs never share one.
 */
export function keepPreparedModules(project: string): string {
  const cached = `${cache}${project}-cached-${keyOfModules()}`;
  const own = `${cache}${project}-${process.pid}`;
  mkdirSync(cache, { recursive: true });
  const isPrepared = move(cached, own);
  // The runner reads its configuration more than once.
  process.once("exit", (code) => {
    for (const stale of globSync(`${cache}${project}-cached-*`).filter((each) => each !== cached))
      remove(stale);
    // A first run that failed may not have found every module, for example because a file could not be read.
    if (isPrepared || code === 0) move(own, cached);
    remove(own);
  });
  return own;
}

/** A module found half way would reload the page under a running test. */
function keyOfModules(): string {
  const files = globSync("{ui,app,mocks,api,tests,.storybook}/**/*.{ts,tsx,mdx}", { cwd: root });
  const imported = files.flatMap((file) =>
    [...readFileSync(root + file, "utf8").matchAll(PACKAGES)].map(([, name]) => name),
  );
  const hash = createHash("sha256").update(readFileSync(`${root}package-lock.json`));
  return hash
    .update([...new Set(imported)].sort().join())
    .digest("hex")
    .slice(0, 12);
}

/** Another run may have put its own there. */
function move(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "ENOENT" && code !== "ENOTEMPTY") throw error;
    return false;
  }
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });
