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

/** Seals and hashes with the SECRET_KEY shared by this product's own processes. */
export class Secrets {
  readonly #hashKey: Buffer;
  readonly #sealKey: Buffer;

  constructor(secretKey: string) {
    const derive = (use: string) => Buffer.from(hkdfSync("sha256", secretKey, "", `gbvf ${use}`, 32));
    this.#hashKey = derive("one-time codes");
    this.#sealKey = derive("mail");
  }

  /** Without the key nobody can build a table of these hashes. `context` binds a hash to its use. */
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

/** 256 bits, for ids and links. */
export const randomToken = (): string => randomBytes(32).toString("base64url");

/** Six digits. */
export const randomOtp = (): string => String(randomInt(1_000_000)).padStart(6, "0");

/** For values that cannot be guessed; others need a keyed hash. */
export const plainHash = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Takes equally long wherever they differ. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
