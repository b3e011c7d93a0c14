import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { delayToBoundary } from "./delayToBoundary.ts";

const WORK: Readonly<Record<string, () => Promise<unknown>>> = {
  "an answer": () => Promise.resolve("sent"),
  "a refusal": () => Promise.reject(new Error("refused")),
  "work of 90 ms": () => delay(90),
};

test.concurrent.for(Object.keys(WORK))("S3 %s is not told before 200 ms have passed", async (name, own) => {
  const order: string[] = [];
  const note = (what: string) => () => order.push(what);
  const work = WORK[name] as () => Promise<unknown>;
  const told = delayToBoundary(work).then(note("told"), note("told"));
  await Promise.all([told, delay(200).then(note("200 ms"))]);
  own.expect(order).toEqual(["200 ms", "told"]);
});

test("the answer and the error of the work come through", async () => {
  const error = new Error("refused");
  expect(await delayToBoundary(async () => 7)).toBe(7);
  await expect(delayToBoundary(() => Promise.reject(error))).rejects.toBe(error);
});
