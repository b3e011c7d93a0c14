import { expect, test, vi } from "vitest";
import { ApiError } from "./ApiError.ts";
import { combineCalls } from "./combineCalls.ts";

const state = { error: undefined, isLoading: false, retry: vi.fn() };

test("several answers are there once all are, in their order", () => {
  const one = { ...state, data: "one" };
  expect(combineCalls([one, { ...state, data: undefined, isLoading: true }])).toMatchObject({
    data: undefined,
    isLoading: true,
  });
  expect(combineCalls([one, { ...state, data: "two" }])).toMatchObject({
    data: ["one", "two"],
    isLoading: false,
  });
  expect(combineCalls([]).data).toEqual([]);
});

test("one that failed is the failure of all, and alone is asked for again", () => {
  const error = new ApiError(500);
  const failed = { ...state, data: undefined, error, retry: vi.fn() };
  const all = combineCalls<string>([{ ...state, data: "one" }, failed]);
  expect(all).toMatchObject({ data: undefined, error });
  all.retry();
  expect(failed.retry).toHaveBeenCalledOnce();
  expect(state.retry).not.toHaveBeenCalled();
});
