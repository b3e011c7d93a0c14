import { expect, test } from "vitest";
import { findNextRelease } from "./routes.ts";

test.each([
  [undefined, "2026-11-22", { day: "2027-01-01", isAnnounced: false }],
  ["2026-12-08", "2026-11-22", { day: "2026-12-08", isAnnounced: true }],
  ["2026-12-08", "2026-12-08", { day: "2026-12-08", isAnnounced: true }],
  ["2026-11-21", "2026-11-22", { day: "2027-01-01", isAnnounced: false }],
])("the next release with %s announced, on %s", (announced, today, expected) => {
  expect(findNextRelease(announced, today)).toEqual(expected);
});
