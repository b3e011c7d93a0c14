import { describe, expect, test } from "vitest";
import { codeAt, findStep, keyAddress, stepAt, toBase32 } from "./totp.ts";

/** The key of RFC 6238, appendix B. */
const key = Buffer.from("12345678901234567890");

describe("one-time codes of an authenticator app", () => {
  test.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("%i s after 1970 is the code of RFC 6238", (seconds, code) => {
    expect(codeAt(key, stepAt(new Date(seconds * 1000)))).toBe(code);
  });

  test("a clock may be one step wrong, and no more", () => {
    const now = new Date("2026-08-15T10:00:00Z");
    const found = (step: number) => findStep(codeAt(key, stepAt(now) + step), { key, lastStep: 0, now });
    expect([-2, -1, 0, 1, 2].map((step) => found(step) !== undefined)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  test("a code works once, and those before it no more", () => {
    const now = new Date("2026-08-15T10:00:00Z");
    const lastStep = stepAt(now);
    expect(findStep(codeAt(key, lastStep), { key, lastStep, now })).toBeUndefined();
    expect(findStep(codeAt(key, lastStep - 1), { key, lastStep, now })).toBeUndefined();
    expect(findStep(codeAt(key, lastStep + 1), { key, lastStep, now })).toBe(lastStep + 1);
  });

  test("the key is given as apps read it", () => {
    expect(toBase32(key)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
    expect(keyAddress(key, "zoë@example.org")).toBe(
      "otpauth://totp/GBVF%20dashboard:zo%C3%AB%40example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=GBVF%20dashboard",
    );
  });
});
