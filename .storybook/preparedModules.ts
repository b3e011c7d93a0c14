import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const cache = `${root}node_modules/.cache/`;
const PACKAGES = /(?:from|import) ?\(?"([\w@][^"\n]*)"/g;

/**
 * Returns the folder of modules that a project's last run prepared, if lock file and imports have not
 * changed. The run moves it away until it ends, so that two runs never share it.
 */
export function keepPreparedModules(project: string): string {
  const cached = `${cache}${project}-cached-${computeModulesKey()}`;
  const runFolder = `${cache}${project}-${process.pid}`;
  mkdirSync(cache, { recursive: true });
  const isPrepared = move(cached, runFolder);
  // `once`, because the runner reads its configuration more than once.
  process.once("exit", (code) => {
    for (const stale of globSync(`${cache}${project}-cached-*`).filter((each) => each !== cached))
      remove(stale);
    // If the first run failed, for example because a file could not be read, modules may be missing.
    if (isPrepared || code === 0) move(runFolder, cached);
    remove(runFolder);
  });
  return runFolder;
}

/** A key of all imported packages: a package that is first found during a run would reload the page under a test. */
function computeModulesKey(): string {
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

/** Returns false if there is nothing to move, or if another run has already moved its own folder there. */
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
