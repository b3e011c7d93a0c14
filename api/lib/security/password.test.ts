import { hash } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { hashPassword, isGuessable, isOutdated, verifyPassword } from "./password.ts";

const USERNAME = "thandi.mokoena85@clinic.example.org";

test("S1 passwords are not truncated: a different last character is a different password", async () => {
  const long = "é😀".repeat(60);
  const hashed = await hashPassword(`${long}a`);
  expect(await verifyPassword(hashed, `${long}a`)).toBe(true);
  expect(await verifyPassword(hashed, `${long}b`)).toBe(false);
});

test("S1 composed and decomposed accents are the same password", async () => {
  expect(await verifyPassword(await hashPassword("caf\u00e9"), "cafe\u0301")).toBe(true);
});

test.each([
  "password",
  "P@ssw0rd2026!",
  "Qwertyuiop12#",
  "EndingGBVF-2026!x",
  "G8VF? no, gbvf42!X",
  "World-of-Impact7!",
  "S0uth-Afr1ca#2026",
  "2026*Mzansi!Qx81",
  "Gbvf-Dashboard2026#",
  "Thandi.Mokoena7!",
  "ThandiMokoena85#9",
  "Clinic12345678!@",
])("S1 %s is refused", (password) => {
  expect(isGuessable(password, USERNAME)).toBe(true);
});

test("S1 the digits of an address are refused", () => {
  expect(isGuessable("Ab!0825550102#", "0825550102@example.org")).toBe(true);
});

test.each([
  "Bright-Skylark7!",
  "Tw3lve&Rivers*Run",
  "Mokoena-Bright-Skylark42!",
  "Eight-Rivers-in-SouthAfrica7!",
])("S1 %s is accepted", (password) => {
  expect(isGuessable(password, USERNAME)).toBe(false);
});

test("S2 hashes are Argon2id with 19 MiB, 2 passes and 1 lane, and a cheaper one is reported as outdated", async () => {
  const hashed = await hashPassword("Bright-Skylark7!");
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(isOutdated(hashed)).toBe(false);
  expect(isOutdated(await hash("x", { memoryCost: 8192, timeCost: 2, parallelism: 1 }))).toBe(true);
});

test("S3 without an account no password matches, not even the one of the dummy hash", async () => {
  expect(await verifyPassword(null, "nobody's")).toBe(false);
});
