import { createHmac, randomBytes } from "node:crypto";
import { isSame } from "../lib/security/secrets.ts";

/** The alphabet of RFC 4648. */
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const KEY_BYTES = 20;
const STEP_MS = 30_000;
const MAX_DRIFT_STEPS = 1;

export const randomKey = (): Buffer => randomBytes(KEY_BYTES);

export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE32[Number.parseInt(five.padEnd(5, "0"), 2)])
    .join("");
}

/** Implements RFC 4226 and RFC 6238, with SHA-1 because all apps use it. */
export function codeAt(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", key).update(counter).digest();
  const offset = (hash.at(-1) as number) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

export const computeStep = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

/** Returns undefined if the code is wrong, or its step is not later than `lastStep`. */
export function findStep(
  code: string,
  { key, lastStep, now }: { key: Buffer; lastStep: number; now: Date },
): number | undefined {
  const current = computeStep(now);
  const steps = Array.from(
    { length: 2 * MAX_DRIFT_STEPS + 1 },
    (_, index) => current - MAX_DRIFT_STEPS + index,
  );
  return steps.find((step) => step > lastStep && isSame(codeAt(key, step), code));
}

export function formatKeyUri(key: Buffer, username: string): string {
  const issuer = "GBVF dashboard";
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(username)}`;
  return `otpauth://totp/${label}?secret=${toBase32(key)}&issuer=${encodeURIComponent(issuer)}`;
}
