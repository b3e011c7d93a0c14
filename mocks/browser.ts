import { setupWorker } from "msw/browser";
import { handlers } from "./handlers.ts";

/**
 * Starts the service worker that answers every call of the app from the mocks. A call of the API that nothing
 * answers fails: a story never reaches a real server.
 */
export async function startMocks() {
  const worker = setupWorker(...handlers);
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame, defaults }) => {
      if (frame.protocol === "http" && new URL(frame.data.request.url).pathname.startsWith("/api/"))
        defaults.error();
    },
  });
  return worker;
}
