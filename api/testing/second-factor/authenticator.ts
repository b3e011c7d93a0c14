import { expect } from "vitest";
import { codeAt, stepAt } from "../../second-factor/totp.ts";
import type { Browser } from "../Browser.ts";

export class Authenticator {
  readonly #key: Buffer;

  constructor(key: string) {
    const bits = [...key].map((sign) =>
      "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(sign).toString(2).padStart(5, "0"),
    );
    const bytes = bits.join("").match(/.{8}/g) ?? [];
    this.#key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  }

  codeAt(now: Date, steps = 0): string {
    return codeAt(this.#key, stepAt(now) + steps);
  }
}

export async function addAuthenticator(
  own: Browser,
  now: Date,
): Promise<{ app: Authenticator; recoveryCodes: string[] }> {
  const begun = await own.postJson("/api/auth/totp/begin");
  const app = new Authenticator(begun.key as string);
  const added = await own.postJson("/api/auth/totp/confirm", { code: app.codeAt(now) });
  expect(added).toMatchObject({ status: 200, success: true });
  return { app, recoveryCodes: added.recoveryCodes as string[] };
}
