import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { ApiError } from "./ApiError.ts";
import { fetchByKey, request } from "./sendRequest.ts";
import { swrConfig } from "./swrConfig.ts";
import { combineStates } from "./useApi.ts";

describe("sendRequest", () => {
  afterEach(() => vi.unstubAllGlobals());

  const stubResponse = (respond: () => Promise<Response>) => vi.stubGlobal("fetch", vi.fn(respond));
  const getError = async () =>
    request("/api/dashboard").then(
      () => expect.unreachable(),
      (error: ApiError) => error,
    );

  test("a request sends credentials and returns the JSON of a successful response", async () => {
    stubResponse(async () => Response.json({ boundary: "South Africa" }));
    expect(await request("/api/dashboard")).toEqual({ boundary: "South Africa" });
    expect(fetch).toHaveBeenCalledWith("/api/dashboard", expect.objectContaining({ credentials: "include" }));
  });

  test("a change sends the id of the person for whom the page was loaded", async () => {
    stubResponse(async () => Response.json({ success: true }));
    await fetchByKey(["POST /api/auth/logout", "/api/auth/logout"], 7);
    const headers = { "X-Signed-In-As": "7" };
    expect(fetch).toHaveBeenCalledWith("/api/auth/logout", expect.objectContaining({ headers }));
  });

  test("a file resolves to its name and its bytes", async () => {
    const headers = { "Content-Disposition": 'attachment; filename="contacts-2026-08-15.csv"' };
    stubResponse(async () => new Response("Name\r\n", { headers }));
    expect(await request("/api/buildingblock/downloadSheet")).toEqual({
      fileName: "contacts-2026-08-15.csv",
      bytes: new TextEncoder().encode("Name\r\n"),
    });
  });

  test("an error response becomes an ApiError with the server's message and request id", async () => {
    const problem = {
      success: false,
      code: "not-found",
      message: "This boundary does not exist.",
      requestId: "r-1",
    };
    stubResponse(async () => Response.json(problem, { status: 404 }));
    expect(await getError()).toMatchObject({
      status: 404,
      code: "not-found",
      message: "This boundary does not exist.",
      requestId: "r-1",
      isTransient: false,
    });
  });

  test("a proxy's HTML error page becomes an ApiError", async () => {
    stubResponse(async () => new Response("<h1>Bad gateway</h1>", { status: 502 }));
    expect(await getError()).toMatchObject({ status: 502, requestId: "", isTransient: true });
  });

  test("without a response, the ApiError has status 0 and is transient", async () => {
    stubResponse(() => Promise.reject(new TypeError("Failed to fetch")));
    const error = await getError();
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 0, isTransient: true });
  });
});

const state = { error: undefined, isLoading: false, retry: vi.fn() };

test("combineStates has data, in the order of the states, once every state has data", () => {
  const loadedState = { ...state, data: "one" };
  expect(combineStates([loadedState, { ...state, data: undefined, isLoading: true }])).toMatchObject({
    data: undefined,
    isLoading: true,
  });
  expect(combineStates([loadedState, { ...state, data: "two" }])).toMatchObject({
    data: ["one", "two"],
    isLoading: false,
  });
  expect(combineStates([]).data).toEqual([]);
});

test("combineStates reports the error of a failed state and retries only that state", () => {
  const error = new ApiError(500);
  const failed = { ...state, data: undefined, error, retry: vi.fn() };
  const combined = combineStates<string>([{ ...state, data: "one" }, failed]);
  expect(combined).toMatchObject({ data: undefined, error });
  combined.retry();
  expect(failed.retry).toHaveBeenCalledOnce();
  expect(state.retry).not.toHaveBeenCalled();
});

test("SWR retries after 1, 2, 4 and 8 seconds, and only after transient errors", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const getPauses = (status: number) =>
    [1, 2, 3, 4, 5].flatMap((retryCount) => {
      const error = new ApiError(status);
      const startedAt = Date.now();
      const repeat = vi.fn(async () => true);
      swrConfig.onErrorRetry?.(error, "", {} as never, repeat, { retryCount, dedupe: true });
      vi.runAllTimers();
      return repeat.mock.calls.length === 0 ? [] : [(Date.now() - startedAt) / 1000];
    });
  expect(getPauses(503)).toEqual([1, 2, 4, 8]);
  expect(getPauses(404)).toEqual([]);
});
