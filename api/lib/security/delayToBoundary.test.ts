import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { delayToBoundary } from "./delayToBoundary.ts";

const WORK: Readonly<Record<string, () => Promise<unknown>>> = {
  "an answer": () => Promise.resolve("sent"),
  "a refusal": () => Promise.reject(new Error("refused")),
  "work of 90 ms": () => delay(90),
};

test.concurrent.for(Object.keys(WORK))(
  "S3 %s is not answered before 200 ms have passed",
  async (name, own) => {
    const order: string[] = [];
    const note = (what: string) => () => order.push(what);
    const work = WORK[name] as () => Promise<unknown>;
    const answered = delayToBoundary(work).then(note("answered"), note("answered"));
    await Promise.all([answered, delay(200).then(note("200 ms"))]);
    own.expect(order).toEqual(["200 ms", "answered"]);
  },
);

test("the answer and the error of the work come through", async () => {
  const error = new Error("refused");
  expect(await delayToBoundary(async () => 7)).toBe(7);
  await expect(delayToBoundary(() => Promise.reject(error))).rejects.toBe(error);
});
