import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../api/testing/temporaryFile.ts";
import { findFreePort } from "../bench/freePort.ts";
import { getFinalStage } from "../containerfile.ts";
import { createDemonstrationDatabase } from "../demonstration.ts";
import { waitForAddress } from "../serve.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = temporaryFolder(afterAll);

const getInstruction = (instructionName: string) =>
  getFinalStage().find(({ name }) => name === instructionName)?.value ?? "";
const [uid = "", gid = ""] = getInstruction("USER").split(":");
const [entrypoint = ""] = JSON.parse(getInstruction("ENTRYPOINT")) as string[];

const buildImageCommand = (volume: string) => [
  "unshare",
  "--mount",
  "sh",
  "-c",
  `mount --rbind / /mnt && mount -o remount,ro,bind /mnt && mount --bind "${volume}" "/mnt${volume}" && mount -t tmpfs tmp /mnt/run &&
   exec chroot /mnt setpriv --reuid ${uid} --regid ${gid} --clear-groups --no-new-privs --bounding-set=-all sh -c 'cd "$0" && exec "$@"' "${root}" "$@"`,
  "sh",
];
const canMount =
  process.env.TEST_DATABASE_URL !== undefined &&
  spawnSync("unshare", ["--mount", "sh", "-c", "mount --rbind / /mnt && mount -o remount,ro,bind /mnt"])
    .status === 0;
if (!canMount)
  console.log("Skipped: a process as in the image; PostgreSQL or the right to mount is missing.");

test.skipIf(!canMount)("the server runs as the image's user on a read-only root", async () => {
  const database = await createDemonstrationDatabase();
  onTestFinished(database.drop);
  const volume = join(folder, "volume");
  mkdirSync(volume);
  chmodSync(folder, 0o755);
  chmodSync(volume, 0o700);
  chownSync(volume, Number(uid), Number(gid));
  const port = String(await findFreePort());
  const env = {
    ...process.env,
    ...{ NODE_ENV: "development", HOST: "127.0.0.1", PORT: port, VAR_DIR: volume, LOG_LEVEL: "warn" },
    DATABASE_URL: database.url,
    NODE_COMPILE_CACHE: "",
  };
  const [program = "", ...commandPrefix] = buildImageCommand(volume);
  const run = (args: string[]) =>
    spawnSync(program, [...commandPrefix, entrypoint, ...args], { cwd: root, env, encoding: "utf8" });

  const writeAttempt = "require('node:fs').writeFileSync('api/server.ts', '')";
  expect(run(["-e", writeAttempt]).stderr).toMatch(/EROFS|EACCES/);

  const [, , healthCheck = ""] = JSON.parse(
    /CMD (\[.*\])$/.exec(getInstruction("HEALTHCHECK"))?.[1] ?? "[]",
  ) as string[];
  expect(run(["-e", healthCheck]).status).toBe(1);
  const [main = ""] = JSON.parse(getInstruction("CMD")) as string[];
  const server = spawn(program, [...commandPrefix, entrypoint, main], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await waitForAddress(server);
  expect(run(["-e", healthCheck]).status).toBe(0);
  expect((await fetch(`${url}/home/contact`)).status).toBe(200);
  server.kill("SIGTERM");
  expect(await once(server, "exit")).toEqual([0, null]);
});
