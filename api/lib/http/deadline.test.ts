import { EventEmitter } from "node:events";
import type { Context } from "koa";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { type Endpoint, endpoint } from "../../shared/http/endpoint.ts";
import { answerInTime } from "./deadline.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const change = endpoint({ method: "POST", path: "/api/test", access: "anyone", response: z.object({}) });

function call(asked?: Endpoint) {
  const work = Promise.withResolvers<void>();
  const ctx = { req: new EventEmitter(), app: new EventEmitter() };
  const failures: unknown[] = [];
  ctx.app.on("error", (error) => failures.push(error));
  const state = { refusal: undefined as unknown };
  const answer = answerInTime(asked)(ctx as unknown as Context, () => work.promise).catch((error) => {
    state.refusal = error;
  });
  return { ctx, work, answer, failures, state };
}

test("S49 a page or a question is refused after five seconds, and a failure afterwards reaches the log", async () => {
  for (const asked of [undefined, { ...change, method: "GET" }, { ...change, repeatable: true }] as const) {
    const { work, answer, failures, state } = call(asked);
    await vi.advanceTimersByTimeAsync(5000);
    await answer;
    expect(state.refusal).toMatchObject({ status: 503, message: expect.stringContaining("try again") });
    const late = new Error("late");
    work.reject(late);
    await vi.advanceTimersByTimeAsync(1);
    expect(failures).toEqual([late]);
  }
});

test("S49 a change that takes longer may have been made, and its refusal says so", async () => {
  const { answer, state } = call(change);
  await vi.advanceTimersByTimeAsync(24_000);
  expect(state.refusal).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1000);
  await answer;
  expect(state.refusal).toMatchObject({ status: 503, message: expect.stringContaining("may or may not") });
});

test("S49 the time of a file begins when it has come, however slow the line", async () => {
  const { ctx, answer, state } = call({ ...change, upload: true });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(state.refusal).toBeUndefined();
  ctx.req.emit("end");
  await vi.advanceTimersByTimeAsync(55_000);
  await answer;
  expect(state.refusal).toMatchObject({ status: 503 });
});

test("what fails in time is answered with its failure, which is not reported twice", async () => {
  const { work, answer, failures, state } = call(change);
  const failure = new Error("broken");
  work.reject(failure);
  await answer;
  expect([state.refusal, failures]).toEqual([failure, []]);
});
