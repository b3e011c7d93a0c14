import { setupWorker } from "msw/browser";
import { HttpNetworkFrame } from "msw/experimental";

const unmocked: string[] = [];

let server: ReturnType<typeof start> | undefined;

/** Starts the mock server once, even if several stories ask at the same time. */
export const startMockServer = () => {
  server ??= start();
  return server;
};

/**
 * A request that is neither mocked nor one of the Storybook's own files fails at once, and so does any request to
 * another origin: the site never calls a third party.
 */
async function start() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, document.baseURI).href },
    onUnhandledFrame: ({ frame, defaults }) => {
      if (!(frame instanceof HttpNetworkFrame)) return;
      const { method, url } = frame.data.request;
      const { origin, pathname, search } = new URL(url);
      // The contracts' sources are in a folder of that name too.
      const isCall = pathname.startsWith("/api/") && !pathname.endsWith(".ts");
      if (origin === window.location.origin && !isCall) return;
      unmocked.push(`${method} ${pathname}${search}`);
      defaults.error();
    },
  });
  return worker;
}

/** Throws if the last story called something that it does not mock. */
export function assertAllMocked() {
  const calls = unmocked.splice(0);
  if (calls.length > 0) throw new Error(`No mock in this story answers ${calls.join(", ")}`);
}
