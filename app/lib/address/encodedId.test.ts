import { expect, test } from "vitest";
import { decodeId, encodeId } from "./encodedId.ts";

test("an id comes back from an address as it was", () => {
  for (const id of [1, 7, 42, 210421, 4_294_967_295]) {
    expect(encodeId(id)).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(decodeId(encodeId(id))).toBe(id);
  }
});

test.each([undefined, "", "?", "MA", "LTE", "MS41", "x", "b25l"])("%o is no id", (text) => {
  expect(decodeId(text)).toBeNull();
});
