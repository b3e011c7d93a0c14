import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { delayToBoundary } from "./delayToBoundary.ts";

test.concurrent.for([
  ["an answer", async () => "sent"],
  [
    "a refusal",
    async (): Promise<never> => {
      throw new Error("refused");
    },
  ],
  ["work of 90 ms", () => delay(90)],
] as const)("S3 %s is not told before 200 ms have passed", async ([, work], { expect: expectHere }) => {
  const order: string[] = [];
  const told = delayToBoundary<unknown>(work).then(
    () => order.push("told"),
    () => order.push("told"),
  );
  await Promise.all([told, delay(200).then(() => order.push("200 ms"))]);
  expectHere(order).toEqual(["200 ms", "told"]);
});

test("the answer and the error of the work come through", async () => {
  const error = new Error("refused");
  expect(await delayToBoundary(async () => 7)).toBe(7);
  await expect(delayToBoundary(() => Promise.reject(error))).rejects.toBe(error);
});
