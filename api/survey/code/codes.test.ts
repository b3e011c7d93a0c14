import { expect, test } from "vitest";
import { tidyCode } from "./codes.ts";

test.each(["oib2345678", "OIB23 45678", "01823-45678", "o1b 2345-67B"])(
  "tidyCode reads %s as the printed code OIB23 4567B",
  (typed) => {
    expect(tidyCode(typed)).toBe("oib234567b");
  },
);
