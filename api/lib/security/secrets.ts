import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from "node:crypto";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** All processes share SECRET_KEY. */
export class Secrets {
  readonly #hashKey: Buffer;
  readonly #sealKey: Buffer;

  constructor(secretKey: string) {
    const derive = (use: string) => Buffer.from(hkdfSync("sha256", secretKey, "", `gbvf ${use}`, 32));
    this.#hashKey = derive("one-time codes");
    this.#sealKey = derive("mail");
  }

  /** `context` binds the hash to its use. */
  keyedHash(context: string, code: string): string {
    return createHmac("sha256", this.#hashKey).update(`${context}\n${code}`).digest("base64url");
  }

  seal(text: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv("aes-256-gcm", this.#sealKey, iv);
    const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64");
  }

  /** @throws if it was sealed with another key, or changed */
  open(sealed: string): string {
    const bytes = Buffer.from(sealed, "base64");
    const decipher = createDecipheriv("aes-256-gcm", this.#sealKey, bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  }
}

export const randomToken = (): string => randomBytes(32).toString("base64url");

export const randomOtp = (): string => String(randomInt(1_000_000)).padStart(6, "0");

/** Only for values that cannot be guessed. */
export const plainHash = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** In constant time. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
