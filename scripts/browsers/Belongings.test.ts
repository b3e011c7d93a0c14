import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";

const module = new URL("./Belongings.ts", import.meta.url).href;

/** Both programs hold the output open while they run, so its end shows that both have ended. */
const command = (then: string) => `
  const { Belongings } = await import(${JSON.stringify(module)});
  const belongings = new Belongings();
  console.log(belongings.folder("test"));
  const program = belongings.start("sh", ["-c", "sleep 600 & echo started >&3; wait"], {
    stdio: ["ignore", "inherit", "inherit", "pipe"],
  });
  program.stdio[3].once("data", () => { ${then} });`;

test.each([
  ["is killed", "process.kill(process.pid, 'SIGTERM')"],
  ["throws", "throw new Error('no browser')"],
  ["releases them by hand", "belongings.release()"],
])("nothing of a browser stays behind when the command %s", async (_, then) => {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", command(then)], {
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
