import { setupWorker } from "msw/browser";
import { HttpNetworkFrame } from "msw/experimental";

const unmocked: string[] = [];

/** A call's story and its mocks may be gone when the call is read. */
const STORY = "x-story";
let story = 0;

/** Returns a function that ends the story: its mocks go next, and what it still calls is nobody's. */
export function beginStory() {
  story += 1;
  return () => {
    story += 1;
  };
}

let maxDelay = 0;

/** Steps that do not wait for what they need then fail. */
export function answerLate() {
  maxDelay = 250;
}

/** Pages say so when they are left, perhaps during the next story. */
const FAREWELLS = ["/api/healthcheck/noteViewing"];

let server: ReturnType<typeof start> | undefined;

/** Several stories may ask at the same time. */
export const startMockServer = () => {
  server ??= start();
  return server;
};

/**
 * A request without a mock fails at once, and so does any to another origin: the site never calls a third
 * party.
 */
async function start() {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    // For a request with credentials, the mock server reads the page's cookies once for each of its hundred handlers.
    const request = new Request(input, { ...init, credentials: "omit" });
    request.headers.set(STORY, String(story));
    if (maxDelay > 0) await new Promise((resolve) => setTimeout(resolve, Math.random() * maxDelay));
    return send(request);
  };
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, document.baseURI).href },
    onUnhandledFrame: ({ frame, defaults }) => {
      if (!(frame instanceof HttpNetworkFrame)) return;
      const { method, url, headers } = frame.data.request;
      const { origin, pathname, search } = new URL(url);
      // The contracts' sources are in a folder of that name too.
      const isCall = pathname.startsWith("/api/") && !pathname.endsWith(".ts");
      if (origin === window.location.origin && (!isCall || FAREWELLS.includes(pathname))) return;
      if (headers.get(STORY) === String(story)) unmocked.push(`${method} ${pathname}${search}`);
      defaults.error();
    },
  });
  return worker;
}

export function assertAllMocked() {
  const calls = unmocked.splice(0);
  if (calls.length > 0) throw new Error(`No mock in this story answers ${calls.join(", ")}`);
}
