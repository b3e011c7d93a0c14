import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HttpError } from "../http/errors.ts";
import { TooManyRequests } from "../security/RateLimiter.ts";
import { FairQueue } from "./FairQueue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createQueue(slots: number, maxQueued?: number) {
  const queue = new FairQueue(slots, maxQueued);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const enqueue = (network: string, name: string, withinMs?: number) =>
    queue.share(
      name,
      network,
      async () => {
        started.push(name);
        await new Promise<void>((resolve) => ends.push(resolve));
        return name;
      },
      withinMs,
    );
  const finishNext = async () => {
    ends.shift()?.();
    await vi.advanceTimersByTimeAsync(1);
  };
  return { queue, started, enqueue, finishNext };
}

test("S28 a network's request waits only for running computations, however many another network queued", async () => {
  const { started, enqueue, finishNext } = createQueue(1);
  const responses = ["a1", "a2", "a3", "a4"].map((name) => enqueue("a", name));
  responses.push(enqueue("b", "b1"), enqueue("c", "c1"));
  for (const _ of responses) await finishNext();
  expect(await Promise.all(responses)).toEqual(["a1", "a2", "a3", "a4", "b1", "c1"]);
  expect(started).toEqual(["a1", "a2", "b1", "c1", "a3", "a4"]);
});

test.each([
  [50, undefined],
  [300, 300],
])(
  "S28 a network may queue at most %i requests, and other networks still get responses",
  async (maxQueued, option) => {
    const { started, enqueue, finishNext } = createQueue(1, option);
    const queued = Array.from({ length: maxQueued + 1 }, (_, index) => enqueue("a", `a${index}`));
    await expect(enqueue("a", "too many")).rejects.toThrow(TooManyRequests);
    queued.push(enqueue("b", "b"));
    for (const _ of queued) await finishNext();
    await Promise.all(queued);
    expect(started.slice(0, 3)).toEqual(["a0", "a1", "b"]);
    expect(started).toHaveLength(maxQueued + 2);
  },
);

test("S49 one network leaves a slot free, in which another network's work begins at once", async () => {
  const { started, enqueue, finishNext } = createQueue(2);
  const responses = [enqueue("a", "a1"), enqueue("a", "a2"), enqueue("b", "b1"), enqueue("c", "c1")];
  expect(started).toEqual(["a1", "b1"]);
  for (const _ of responses) await finishNext();
  expect(await Promise.all(responses)).toEqual(["a1", "a2", "b1", "c1"]);
  expect(started).toEqual(["a1", "b1", "a2", "c1"]);
});

test("a request that has waited too long responds 503 and is never computed", async () => {
  const { started, enqueue, finishNext } = createQueue(1);
  const first = enqueue("a", "first");
  const late = enqueue("a", "late", 300).catch((error: unknown) => error);
  const patient = enqueue("a", "patient");
  await vi.advanceTimersByTimeAsync(300);
  expect(await late).toMatchObject({ status: 503, code: "unavailable" } satisfies Partial<HttpError>);
  await finishNext();
  await finishNext();
  await Promise.all([first, patient]);
  expect(started).toEqual(["first", "patient"]);
});

test("a computation that fails frees its slot for the next", async () => {
  const { queue, started, enqueue, finishNext } = createQueue(1);
  const failing = queue.share("failing", "a", () => Promise.reject(new HttpError(404, "not-found", "gone")));
  const next = enqueue("a", "next");
  await expect(failing).rejects.toThrow("gone");
  await vi.advanceTimersByTimeAsync(1);
  await finishNext();
  expect(await next).toBe("next");
  expect(started).toEqual(["next"]);
});

test("S49 a network that shares a queued computation uses its own slot and its own time limit", async () => {
  const { started, enqueue, finishNext } = createQueue(1);
  const flood = Array.from({ length: 30 }, (_, index) => enqueue("a", `a${index}`).catch((error) => error));
  await vi.advanceTimersByTimeAsync(4000);
  const shared = enqueue("b", "a29");
  await finishNext();
  expect(started).toEqual(["a0", "a1"]);
  await finishNext();
  expect(started).toEqual(["a0", "a1", "a29"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await flood[29]).toMatchObject({ status: 503 });
  await finishNext();
  expect(await shared).toBe("a29");
});

test("S49 waiting and computing have one time limit, and a computation in progress serves the next request", async () => {
  const { started, enqueue, finishNext } = createQueue(1);
  const first = enqueue("a", "first");
  const second = enqueue("a", "second").catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(4000);
  await finishNext();
  expect(await first).toBe("first");
  expect(started).toEqual(["first", "second"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await second).toMatchObject({ status: 503, code: "unavailable" } satisfies Partial<HttpError>);
  const secondRequest = enqueue("a", "second");
  await finishNext();
  expect(await secondRequest).toBe("second");
  expect(started).toEqual(["first", "second"]);
});

test("a computation without waiting requests does not begin, and concurrent requests share one", async () => {
  const { started, enqueue, finishNext } = createQueue(1);
  const running = enqueue("a", "running");
  const abandonedRequests = [enqueue("a", "left", 300), enqueue("b", "left", 300)].map((each) =>
    each.catch(() => "late"),
  );
  const results = [
    enqueue("a", "queued", 300).catch(() => "late"),
    enqueue("a", "queued"),
    enqueue("c", "queued"),
  ];
  await vi.advanceTimersByTimeAsync(300);
  await finishNext();
  await finishNext();
  expect(await Promise.all([running, ...abandonedRequests, ...results])).toEqual([
    "running",
    "late",
    "late",
    "late",
    "queued",
    "queued",
  ]);
  expect(started).toEqual(["running", "queued"]);
});
