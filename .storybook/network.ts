import { getResponse, HttpResponse, RequestHandler } from "msw";
import { type SetupWorker, setupWorker } from "msw/browser";
import { HttpNetworkFrame } from "msw/experimental";
import { http } from "msw/http";

/**
 * The header that names the story of a request, because the story's mocks may be gone when the request
 * arrives.
 */
const STORY_HEADER = "x-story";

interface RunningStory {
  name: string;
  end: AbortController;
  errors: string[];
}

/** A docs page runs several stories at the same time. */
const runningStories = new Map<string, RunningStory>();
let newestKey = "";
let storyCount = 0;

/** Returns a function that ends the story: its requests are aborted, and their errors are ignored. */
export function beginStory(name: string) {
  storyCount += 1;
  const key = String(storyCount);
  const story: RunningStory = { name, end: new AbortController(), errors: [] };
  runningStories.set(key, story);
  newestKey = key;
  return () => {
    runningStories.delete(key);
    story.end.abort();
  };
}

/** Fails the story if one of its requests had no mock, or a mock did not match the contract. */
export function assertRequestsHandled() {
  const story = runningStories.get(newestKey);
  const errors = story?.errors.splice(0) ?? [];
  if (errors.length > 0) throw new Error(`${story?.name}: ${errors.join("; ")}`);
}

let maxDelay = 0;

/** Delays responses at random, so that steps fail if they do not wait for what they need. */
export function delayResponses() {
  maxDelay = 250;
}

let isInPage = false;

/** Mocks requests in the page, because a service worker would also handle each of the page's modules. */
export function respondInPage() {
  isInPage = true;
}

let server: ReturnType<typeof start> | undefined;

/** Starts one server for all stories, because several may send requests at the same time. */
export const startMockServer = () => {
  server ??= start();
  return server;
};

const isOfEndedStory = ({ headers }: Request) => !runningStories.has(headers.get(STORY_HEADER) ?? newestKey);

async function start() {
  const refuseEndedStories = http.all(
    ({ request }) => request.headers.has(STORY_HEADER) && isOfEndedStory(request),
    () => HttpResponse.error(),
  );
  const worker = setupWorker(refuseEndedStories);
  labelRequests(isInPage ? (request) => respondTo(request, worker) : globalThis.fetch);
  const use = worker.use;
  // Comes before the story's mocks, which must not respond to requests of an earlier story.
  worker.use = (...mocks) => use(refuseEndedStories, ...mocks);
  if (isInPage) return worker;
  worker.events.on("unhandledException", ({ request, error }) => recordError(request, error.message));
  await worker.start({
    quiet: true,
    serviceWorker: { url: new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, document.baseURI).href },
    onUnhandledFrame: ({ frame }) => {
      if (!(frame instanceof HttpNetworkFrame)) return;
      const { request } = frame.data;
      // Lets requests for the page's own modules and pictures pass.
      if (!request.headers.has(STORY_HEADER) && isSameOrigin(request)) return;
      recordError(request, "no mock");
      throw HttpResponse.error();
    },
  });
  return worker;
}

async function respondTo(request: Request, worker: SetupWorker): Promise<Response> {
  const mocks = worker.listHandlers().filter((each) => each instanceof RequestHandler);
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  request.signal.addEventListener("abort", () => reject(request.signal.reason));
  const mockedResponse = getResponse(mocks, request).catch((error: Error) => {
    recordError(request, error.message);
    return HttpResponse.json({ message: error.message }, { status: 500 });
  });
  const response = await Promise.race([mockedResponse, aborted]);
  if (response === undefined) recordError(request, "no mock");
  if (response === undefined || response.type === "error") throw new TypeError("Failed to fetch");
  return response;
}

function recordError(request: Request, error: string) {
  const story = runningStories.get(request.headers.get(STORY_HEADER) ?? newestKey);
  story?.errors.push(`${request.method} ${request.url.replace(location.origin, "")}: ${error}`);
}

const isSameOrigin = ({ url }: Request) => new URL(url).origin === location.origin;

/** A request never settles after the end of its story, so that its page does not react during the next story. */
function labelRequests(respond: (request: Request) => Promise<Response>) {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    // Omits credentials, because with them the mock server reads the page's cookies for each of its hundred
    // handlers.
    const request = new Request(input, { ...init, credentials: "omit" });
    if (isSameOrigin(request) && !new URL(request.url).pathname.startsWith("/api/")) return send(input, init);
    const story = runningStories.get(newestKey);
    request.headers.set(STORY_HEADER, newestKey);
    if (maxDelay > 0) await new Promise((resolve) => setTimeout(resolve, Math.random() * maxDelay));
    if (story === undefined || story.end.signal.aborted) return new Promise(() => undefined);
    const signal = AbortSignal.any([request.signal, story.end.signal]);
    // Passes the entire request with its body, because reading the body after the story's end would fail and
    // be retried.
    return respond(new Request(request, { signal }))
      .then(readFully)
      .catch((error: unknown) => {
        if (story.end.signal.aborted) return new Promise(() => undefined);
        throw error;
      });
  };
}

async function readFully(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  return response.type === "error" ? response : new Response(body.byteLength > 0 ? body : null, response);
}
