import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

export type ServedApp = {
  url: string;
  process: ChildProcess;
  /** The server's data folder; its folder `outbox` has the sent mails. */
  varDir: string;
  stop(): Promise<void>;
};

/**
 * Starts the built app and the API as `npm start` does, with the demonstration in the embedded database or at
 * `databaseUrl`. `stop` removes the folder `varDir`. `settings` are environment variables; `commandPrefix` is a command
 * that runs the server.
 */
export async function serve({
  databaseUrl,
  varDir: givenFolder,
  settings = {},
  commandPrefix = [],
}: {
  databaseUrl?: string;
  varDir?: string;
  settings?: Readonly<Record<string, string>>;
  commandPrefix?: readonly string[];
} = {}): Promise<ServedApp> {
  const varDir = givenFolder ?? (await mkdtemp(join(tmpdir(), "gbvf-served-")));
  const [program = "", ...args] = [
    ...commandPrefix,
    process.execPath,
    "--throw-deprecation",
    "api/server.ts",
  ];
  const server = spawn(program, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      PORT: "0",
      HOST: "127.0.0.1",
      VAR_DIR: varDir,
      LOG_LEVEL: "error",
      NODE_ENV: "development",
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      ...settings,
    },
  });
  const url = await waitForAddress(server);
  return {
    url,
    process: server,
    varDir,
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) {
        server.kill("SIGTERM");
        await once(server, "exit");
      }
      await rm(varDir, { recursive: true, force: true });
    },
  };
}

export function waitForAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = "";
    server.stdout?.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
      const address = printed.match(/Address\s+http:\/\/localhost:(\d+)\//);
      if (address !== null) resolve(`http://127.0.0.1:${address[1]}`);
    });
    server.once("exit", (code) => reject(new Error(`The server ended with ${code}: ${printed}`)));
  });
}
