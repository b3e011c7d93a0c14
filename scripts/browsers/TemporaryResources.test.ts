import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";

const module = new URL("./TemporaryResources.ts", import.meta.url).href;

/** Both programs keep the output open while they run, so its end shows that both have ended. */
const buildScript = (action: string) => `
  const { TemporaryResources } = await import(${JSON.stringify(module)});
  const resources = new TemporaryResources();
  console.log(resources.createFolder("test"));
  const program = resources.start("sh", ["-c", "sleep 600 & echo started >&3; wait"], {
    stdio: ["ignore", "inherit", "inherit", "pipe"],
  });
  program.stdio[3].once("data", () => { ${action} });`;

test.each([
  ["is killed", "process.kill(process.pid, 'SIGTERM')"],
  ["throws", "throw new Error('no browser')"],
  ["calls release", "resources.release()"],
])("ends programs and removes folders when the script %s", async (_, action) => {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", buildScript(action)], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  let printed = "";
  child.stdout.on("data", (chunk) => {
    printed += chunk;
  });
  await once(child, "close");
  expect(printed).toMatch(/gbvf-test-/);
  expect(existsSync(printed.trim())).toBe(false);
});
