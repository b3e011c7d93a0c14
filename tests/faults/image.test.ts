import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../api/testing/temporaryFile.ts";
import { freePort } from "../bench/freePort.ts";
import { imageInstructions } from "../containerfile.ts";
import { demonstrationDatabase } from "../demonstration.ts";
import { startedServer } from "../serve.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = temporaryFolder(afterAll);

const instruction = (instructionName: string) =>
  imageInstructions().find(({ name }) => name === instructionName)?.value ?? "";
const [uid = "", gid = ""] = instruction("USER").split(":");
const [entry = ""] = JSON.parse(instruction("ENTRYPOINT")) as string[];

const asImage = (volume: string) => [
  "unshare",
  "--mount",
  "sh",
  "-c",
  `mount --rbind / /mnt && mount -o remount,ro,bind /mnt && mount --bind "${volume}" "/mnt${volume}" && mount -t tmpfs tmp /mnt/run &&
   exec chroot /mnt setpriv --reuid ${uid} --regid ${gid} --clear-groups --no-new-privs --bounding-set=-all sh -c 'cd "$0" && exec "$@"' "${root}" "$@"`,
  "sh",
];
const canTry =
  process.env.TEST_DATABASE_URL !== undefined &&
  spawnSync("unshare", ["--mount", "sh", "-c", "mount --rbind / /mnt && mount -o remount,ro,bind /mnt"])
    .status === 0;
if (!canTry)
  console.log("A process as in the image: not tested, for want of PostgreSQL or of the right to mount.");

test.skipIf(!canTry)("a process runs as the image's user on a root that it cannot write to", async () => {
  const database = await demonstrationDatabase();
  onTestFinished(() => database?.drop());
  const volume = join(folder, "volume");
  mkdirSync(volume);
  chmodSync(folder, 0o755);
  chmodSync(volume, 0o700);
  chownSync(volume, Number(uid), Number(gid));
  const port = String(await freePort());
  const env = {
    ...process.env,
    ...{ NODE_ENV: "development", HOST: "127.0.0.1", PORT: port, VAR_DIR: volume, LOG_LEVEL: "warn" },
    DATABASE_URL: database?.url,
    NODE_COMPILE_CACHE: "",
  };
  const [program = "", ...within] = asImage(volume);
  const run = (args: string[]) =>
    spawnSync(program, [...within, entry, ...args], { cwd: root, env, encoding: "utf8" });

  const attempt = "require('node:fs').writeFileSync('api/server.ts', '')";
  expect(run(["-e", attempt]).stderr).toMatch(/EROFS|EACCES/);

  const [, , check = ""] = JSON.parse(
    /CMD (\[.*\])$/.exec(instruction("HEALTHCHECK"))?.[1] ?? "[]",
  ) as string[];
  expect(run(["-e", check]).status).toBe(1);
  const [main = ""] = JSON.parse(instruction("CMD")) as string[];
  const server = spawn(program, [...within, entry, main], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await startedServer(server);
  expect(run(["-e", check]).status).toBe(0);
  expect((await fetch(`${url}/home/contact`)).status).toBe(200);
  server.kill("SIGTERM");
  expect(await once(server, "exit")).toEqual([0, null]);
});
