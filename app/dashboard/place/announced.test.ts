import { expect, test } from "vitest";
import { announced } from "./announced.ts";

test("a screen reader hears that figures are on their way, which have come, and of which options", () => {
  const none = { data: undefined, error: undefined };
  const found = { data: {}, error: undefined };
  expect(announced("Crime in …", [], none)).toBe("Loading Crime in …");
  expect(announced("Crime in Limpopo", [], found)).toBe("Crime in Limpopo");
  expect(announced("Crime in Limpopo", ["Rape"], found)).toBe("Crime in Limpopo. Only: Rape.");
});
