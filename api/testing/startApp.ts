import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import pino from "pino";
import { type AppOptions, createApp } from "../app.ts";
import { readEnv } from "../lib/operating/env.ts";
import { loadRenderers } from "../lib/pages/loadRenderers.ts";
import { TEST_DAY } from "./testSession.ts";

/** Vitest loads the source, so the app need not be built. */
const RENDERERS = fileURLToPath(new URL("../../app/server/renderDocuments.tsx", import.meta.url));

export const testRenderers = () => loadRenderers(RENDERERS);

export type RunningApp = { url: string; close(): Promise<void> };

export async function startApp(
  options: Pick<AppOptions, "database"> & Partial<AppOptions>,
): Promise<RunningApp> {
  const app = createApp({
    renderers: await testRenderers(),
    env: readEnv({ NODE_ENV: "test" }),
    logger: pino({ level: "silent" }),
    now: () => TEST_DAY,
    ...options,
  });
  const stopListening = await options.database.onDataChange(app.dropCachedResponses);
  app.server.listen(0, "127.0.0.1");
  await once(app.server, "listening");
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      app.server.closeAllConnections();
      await new Promise((done) => app.server.close(done));
      await stopListening();
      await options.database.close();
    },
  };
}
