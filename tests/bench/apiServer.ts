import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { findFreePort } from "./freePort.ts";

export type RunningServer = { url: string; pid: number; stop(): Promise<void> };

const START_LIMIT_MS = 60_000;
const resolvePath = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export async function startApi(folder: string, databaseUrl = ""): Promise<RunningServer> {
  const port = await findFreePort();
  const log = openSync(join(folder, "api.log"), "a");
  const child = spawn(process.execPath, [resolvePath("../../api/server.ts")], {
    stdio: ["ignore", log, "inherit"],
    env: {
      ...process.env,
      // A bundler may have set it to production.
      NODE_ENV: "development",
      PORT: String(port),
      HOST: "127.0.0.1",
      LOG_LEVEL: "info",
      VAR_DIR: join(folder, "var"),
      DATABASE_URL: databaseUrl,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(child, `${url}/readyz`);
  return createRunningServer(child, url);
}

async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error("The server ended while it was starting.");
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await delay(100);
  }
  child.kill("SIGKILL");
  throw new Error("The server was not ready in time.");
}

type BareServer = RunningServer & {
  /** Makes the server send the response in this file from now on. */
  send(responseFile: string): Promise<void>;
};

/** Starts a server that sends one fixed response to every request. */
export async function startBareServer(): Promise<BareServer> {
  const child = fork(resolvePath("bareServer.ts"));
  const [port] = await once(child, "message");
  return {
    ...createRunningServer(child, `http://127.0.0.1:${port}`),
    send: async (responseFile) => {
      child.send(responseFile);
      await once(child, "message");
    },
  };
}

function createRunningServer(child: ChildProcess, url: string): RunningServer {
  return {
    url,
    pid: child.pid as number,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
