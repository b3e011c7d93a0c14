import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Both end together. */
const root = fileURLToPath(new URL("..", import.meta.url));
const apiPort = process.env.PORT ?? "8080";

const processes = [
  spawn(process.execPath, ["--watch", "--watch-preserve-output", "api/server.ts"], {
    cwd: root,
    stdio: "inherit",
    env: {
      PUBLIC_ORIGIN: "http://localhost:5173",
      ...process.env,
      PORT: apiPort,
      LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
    },
  }),
  spawn("vite", ["app"], { cwd: root, stdio: "inherit", env: { ...process.env, API_PORT: apiPort } }),
];

function stop(code: number): void {
  for (const each of processes) each.kill("SIGTERM");
  process.exitCode ??= code;
}
for (const each of processes) each.on("exit", (code) => stop(code ?? 0));
process.on("SIGINT", () => stop(0));
process.on("SIGTERM", () => stop(0));
