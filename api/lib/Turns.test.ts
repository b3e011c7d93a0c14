import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HttpError } from "./errors.ts";
import { Turns } from "./Turns.ts";
import { TooManyRequests } from "./throttle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** One turn, and computations that end when a test says so. */
function oneAtATime() {
  const turns = new Turns(1);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (network: string, name: string, longestWaitMs?: number) =>
    turns.take(
      network,
      async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.push(resolve));
        return name;
      },
      longestWaitMs,
    );
  const endOne = async () => {
    ends.shift()?.();
    await vi.advanceTimersByTimeAsync(1);
  };
  return { turns, begun, ask, endOne };
}

test("S28 who asks for one thing waits for what runs, however much another network asks for", async () => {
  const { begun, ask, endOne } = oneAtATime();
  const answers = ["a1", "a2", "a3", "a4"].map((name) => ask("a", name));
  answers.push(ask("b", "b1"), ask("c", "c1"));
  for (const _ of answers) await endOne();
  expect(await Promise.all(answers)).toEqual(["a1", "a2", "a3", "a4", "b1", "c1"]);
  expect(begun).toEqual(["a1", "a2", "b1", "c1", "a3", "a4"]);
});

test("S28 one network has fifty waiting at most, and others are answered all the same", async () => {
  const { begun, ask, endOne } = oneAtATime();
  const taken = Array.from({ length: 51 }, (_, index) => ask("a", `a${index}`));
  await expect(ask("a", "too many")).rejects.toThrow(TooManyRequests);
  taken.push(ask("b", "b"));
  for (const _ of taken) await endOne();
  await Promise.all(taken);
  expect(begun.slice(0, 3)).toEqual(["a0", "a1", "b"]);
  expect(begun).toHaveLength(52);
});

test("what has waited too long is refused, and never computed", async () => {
  const { begun, ask, endOne } = oneAtATime();
  const first = ask("a", "first");
  const late = ask("a", "late", 300).catch((error: unknown) => error);
  const patient = ask("a", "patient");
  await vi.advanceTimersByTimeAsync(300);
  expect(await late).toMatchObject({ status: 503, code: "unavailable" } satisfies Partial<HttpError>);
  await endOne();
  await endOne();
  await Promise.all([first, patient]);
  expect(begun).toEqual(["first", "patient"]);
});

test("a computation that fails gives its turn to the next", async () => {
  const { turns, begun, ask, endOne } = oneAtATime();
  const failing = turns.take("a", () => Promise.reject(new HttpError(404, "not-found", "gone")));
  const next = ask("a", "next");
  await expect(failing).rejects.toThrow("gone");
  await vi.advanceTimersByTimeAsync(1);
  await endOne();
  expect(await next).toBe("next");
  expect(begun).toEqual(["next"]);
});
