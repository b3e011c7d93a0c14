import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
process.env.API_PORT = process.env.PORT ?? "8080";
const { createServer } = await import("vite");

/** Also builds the scripts with which the API renders pages, again after each change. */
const app = await createServer({ root: `${root}/app` });
await app.listen();
app.printUrls();

// Node restarts the API when its own files change, or the scripts with which it renders.
const api = spawn(process.execPath, ["--watch", "--watch-preserve-output", "api/server.ts"], {
  cwd: root,
  stdio: "inherit",
  env: {
    PUBLIC_ORIGIN: "http://localhost:5173",
    ...process.env,
    PORT: process.env.API_PORT,
    LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
  },
});

async function stop(code: number): Promise<void> {
  api.kill("SIGTERM");
  await app.close();
  process.exit(code);
}
api.on("exit", (code) => void stop(code ?? 0));
process.on("SIGINT", () => void stop(0));
process.on("SIGTERM", () => void stop(0));
