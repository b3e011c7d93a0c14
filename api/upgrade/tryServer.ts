import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const READY_WITHIN_MS = 60_000;
const ASK_EVERY_MS = 250;
const LINES_SHOWN = 5;

export async function tryServer(
  program = fileURLToPath(new URL("../server.ts", import.meta.url)),
  readyWithinMs = READY_WITHIN_MS,
): Promise<string | undefined> {
  const env = { ...process.env, PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "error" };
  const server = fork(program, { env, stdio: ["ignore", "pipe", "pipe", "ipc"] });
  let said = "";
  const listenTo = (part: Buffer) => (said += part.toString());
  server.stdout?.on("data", listenTo);
  server.stderr?.on("data", listenTo);
  const ended = once(server, "exit");
  const addressOf = () => /Address\s+(http:\/\/localhost:\d+\/)/.exec(said)?.[1];
  try {
    const isReady = await Promise.race([
      ended.then(() => false),
      becomesReady(() => addressOf()?.replace("localhost", "127.0.0.1").concat("readyz"), readyWithinMs),
    ]);
    if (isReady) return undefined;
    const how =
      server.exitCode === null
        ? `it was not ready within ${readyWithinMs / 1000} s.`
        : `it ended with code ${server.exitCode}.`;
    return `${how} It said last: ${said.trim().split("\n").slice(-LINES_SHOWN).join(" / ") || "nothing"}.`;
  } finally {
    server.kill("SIGTERM");
    await ended;
  }
}

export async function becomesReady(
  address: () => string | undefined,
  withinMs = READY_WITHIN_MS,
): Promise<boolean> {
  for (const end = Date.now() + withinMs; Date.now() < end; await delay(ASK_EVERY_MS)) {
    const url = address();
    const answer = url && (await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined));
    if (answer && answer.status === 200) return true;
  }
  return false;
}
