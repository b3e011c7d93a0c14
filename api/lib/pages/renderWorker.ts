import { parentPort, workerData } from "node:worker_threads";
import type { PageRequest, RenderResult } from "../../shared/pageRendering.ts";

/** The build of the app exports this, so that the API does not depend on React. */
type Renderer = { render(request: PageRequest): Promise<RenderResult> };

const { render }: Renderer = await import(workerData.renderer);

parentPort?.on("message", async ({ id, request }: { id: number; request: PageRequest }) => {
  try {
    parentPort?.postMessage({ id, result: await render(request) });
  } catch (error) {
    parentPort?.postMessage({ id, error });
  }
});
