import { expect, test } from "vitest";
import { TooManyRequests } from "../lib/throttle.ts";
import { AnswersByNetwork } from "./AnswersByNetwork.ts";

test("ten thousand answers from one network pass in ten minutes, others are not held up, and then it begins again", () => {
  const answers = new AnswersByNetwork();
  const at = (minute: number) => new Date(Date.UTC(2026, 7, 15, 10, minute));
  for (let n = 0; n < 10_000; n++) answers.count("203.0.113.7", at(0));
  expect(() => answers.count("203.0.113.7", at(9))).toThrow(TooManyRequests);
  expect(() => answers.count("203.0.113.8", at(9))).not.toThrow();
  expect(() => answers.count("203.0.113.7", at(10))).not.toThrow();
});
