import { expect, test } from "vitest";
import { announced } from "./announced.ts";

test("a screen reader hears that figures are on their way, which have come, and of which options", () => {
  expect(announced("Crime in …", [], { data: undefined, error: undefined })).toBe("Loading Crime in …");
  expect(announced("Crime in Limpopo", [], { data: {}, error: undefined })).toBe("Crime in Limpopo");
  expect(announced("Crime in Limpopo", ["Rape"], { data: {}, error: undefined })).toBe(
    "Crime in Limpopo. Only: Rape.",
  );
});
