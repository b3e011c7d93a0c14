import { expect, test } from "vitest";
import { formatMoment } from "./formatMoment.ts";

test("a moment is formatted in South African time, even around midnight", () => {
  expect(formatMoment("2026-08-15T12:05:00Z")).toBe("15 August 2026 at 14:05");
  expect(formatMoment("2026-12-31T22:00:00Z")).toBe("1 January 2027 at 00:00");
});
