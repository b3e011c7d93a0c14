import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

const packages = join(root, "node_modules");
const runNpm = (cwd: string, args: string[]) =>
  execFileSync("npm", [...args, "--silent"], { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
const getManifest = (name: string) => JSON.parse(readFileSync(join(packages, name, "package.json"), "utf8"));

/** Packages that a user of ui installs: its peers, and React's types for TypeScript. */
function listPrerequisites(): string[] {
  const { peerDependencies } = getManifest("@gbvf/ui");
  return [...Object.keys(peerDependencies), "@types/react", "@types/react-dom"];
}

/**
 * Installs the packed ui outside the workspace. Npm checks the peers; other packages come from the workspace,
 * so that the network is not used.
 */
export function makeBlankApp(files: Record<string, string>): string {
  const app = realpathSync(mkdtempSync(join(tmpdir(), "gbvf-blank-app-")));
  runNpm(root, ["pack", "--workspace", "ui", "--pack-destination", app]);
  const tarball = readdirSync(app).find((name) => name.endsWith(".tgz"));
  const workspacePackages = [...listPrerequisites(), ...Object.keys(getManifest("@gbvf/ui").dependencies)];
  const dependencies = {
    "@gbvf/ui": `file:${tarball}`,
    ...Object.fromEntries(workspacePackages.map((name) => [name, `file:${join(packages, name)}`])),
  };
  const sources = {
    ...files,
    "package.json": JSON.stringify({ name: "blank", private: true, type: "module", dependencies }),
  };
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(join(app, path, ".."), { recursive: true });
    writeFileSync(join(app, path), text);
  }
  runNpm(app, ["install", "--offline", "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock"]);
  return app;
}
