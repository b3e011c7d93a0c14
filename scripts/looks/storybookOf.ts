import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join, relative } from "node:path";

const git = (root: string, ...args: string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();

export const commitOf = (root: string, name: string) => git(root, "rev-parse", `${name}^{commit}`);

export function lastRelease(root: string): string | undefined {
  try {
    return git(root, "describe", "--tags", "--abbrev=0", "HEAD^");
  } catch {
    // The first release has no tag.
    return /commit ([0-9a-f]{8,40})/.exec(readFileSync(join(root, "CHANGELOG.md"), "utf8"))?.[1];
  }
}

export function buildStorybook(root: string, folder: string): void {
  execFileSync("storybook", ["build", "--output-dir", folder, "--disable-telemetry", "--quiet"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** Builds it as it was at a commit, with today's packages. */
export function buildFormerStorybook(root: string, commit: string, folder: string): void {
  const tree = join(root, "var/looks/tree");
  remove(root, tree);
  git(root, "worktree", "add", "--detach", "--force", tree, commit);
  try {
    for (const modules of [root, ...globSync(join(root, "{ui,app,api,mocks}"))])
      linkPackages(root, modules, tree);
    buildStorybook(tree, folder);
  } finally {
    remove(root, tree);
  }
}

function remove(root: string, tree: string): void {
  rmSync(tree, { recursive: true, force: true });
  git(root, "worktree", "prune");
}

/** Links to every package but our own workspaces, which must be the former ones. */
function linkPackages(root: string, workspace: string, tree: string): void {
  const from = join(workspace, "node_modules");
  if (!existsSync(from)) return;
  const to = join(tree, relative(root, from));
  for (const name of readdirSync(from)) {
    if (name.startsWith(".") && name !== ".bin") continue;
    mkdirSync(to, { recursive: true });
    if (name !== "@gbvf") symlinkSync(join(from, name), join(to, name));
  }
  if (workspace !== root) return;
  mkdirSync(join(to, "@gbvf"));
  for (const own of readdirSync(join(from, "@gbvf"))) symlinkSync(join(tree, own), join(to, "@gbvf", own));
}
