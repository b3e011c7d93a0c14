import { afterEach, expect, test, vi } from "vitest";
import { dayInSouthAfrica } from "./dayInSouthAfrica.ts";

afterEach(() => vi.restoreAllMocks());

test("the day begins at midnight in South Africa", () => {
  expect(dayInSouthAfrica(new Date("2026-11-20T21:59:59Z"))).toBe("2026-11-20");
  expect(dayInSouthAfrica(new Date("2026-11-20T22:00:00Z"))).toBe("2026-11-21");
  expect(dayInSouthAfrica(new Date("2026-12-31T23:00:00Z"))).toBe("2027-01-01");
});

test("a browser's way of writing dates changes nothing", () => {
  const odd = "٢١/١١/٢٠٢٦";
  vi.spyOn(Intl.DateTimeFormat.prototype, "formatToParts").mockReturnValue([{ type: "literal", value: odd }]);
  vi.spyOn(Date.prototype, "toLocaleDateString").mockReturnValue(odd);
  expect(dayInSouthAfrica(new Date("2026-11-21T10:00:00Z"))).toBe("2026-11-21");
});
