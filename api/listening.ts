import { once } from "node:events";
import type { Server } from "node:http";
import type { App } from "./app.ts";
import { type Env, OperatorError } from "./lib/operating/env.ts";

const DRAIN_LIMIT_MS = 10_000;

export async function listen(server: Server, { PORT, HOST }: Env): Promise<void> {
  server.listen(PORT, HOST);
  try {
    await once(server, "listening");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EADDRINUSE") {
      throw new OperatorError(`Port ${PORT} is taken by another program; set PORT to a free one.`);
    }
    if (code === "EACCES")
      throw new OperatorError(`Port ${PORT} may not be used by this user; set PORT to one above 1023.`);
    throw error;
  }
}

/** Shuts down gracefully: running requests have ten seconds to finish. */
export async function drain({ server, startDraining }: App): Promise<void> {
  startDraining();
  const limit = setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT_MS);
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  await closed;
  clearTimeout(limit);
}
