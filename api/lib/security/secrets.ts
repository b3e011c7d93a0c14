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
import { InternalError } from "../operating/serializeError.ts";

const IV_BYTES = 12;
const TAG_BYTES = 16;

type Keys = { hash: Buffer; encryption: Buffer };

function deriveKeys(secretKey: string): Keys {
  const derive = (use: string) => Buffer.from(hkdfSync("sha256", secretKey, "", `gbvf ${use}`, 32));
  return { hash: derive("one-time codes"), encryption: derive("mail") };
}

export class Secrets {
  readonly #keys: Keys;
  readonly #before: Keys | undefined;

  constructor(secretKey: string, before?: string) {
    this.#keys = deriveKeys(secretKey);
    this.#before = before === undefined ? undefined : deriveKeys(before);
  }

  keyedHash(context: string, code: string): string {
    return hashWith(this.#keys, context, code);
  }

  keyedHashes(context: string, code: string): string[] {
    const keys = this.#before === undefined ? [this.#keys] : [this.#keys, this.#before];
    return keys.map((each) => hashWith(each, context, code));
  }

  encrypt(text: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv("aes-256-gcm", this.#keys.encryption, iv);
    const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString("base64");
  }

  /** @throws if the text was encrypted with another key, or has been changed */
  decrypt(encrypted: string): string {
    const text =
      this.#decryptWithCurrent(encrypted) ?? (this.#before && decryptWith(this.#before, encrypted));
    if (text === undefined)
      throw new InternalError("A text was encrypted with another SECRET_KEY, or changed.");
    return text;
  }

  reencrypt(encrypted: string): string | undefined {
    return this.#decryptWithCurrent(encrypted) === undefined
      ? this.encrypt(this.decrypt(encrypted))
      : undefined;
  }

  #decryptWithCurrent(encrypted: string): string | undefined {
    return decryptWith(this.#keys, encrypted);
  }
}

const hashWith = ({ hash }: Keys, context: string, code: string): string =>
  createHmac("sha256", hash).update(`${context}\n${code}`).digest("base64url");

function decryptWith({ encryption }: Keys, encrypted: string): string | undefined {
  const bytes = Buffer.from(encrypted, "base64");
  try {
    const decipher = createDecipheriv("aes-256-gcm", encryption, bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}

type SecretKeys = { SECRET_KEY: string; SECRET_KEY_BEFORE?: string | undefined };
export const createSecrets = ({ SECRET_KEY, SECRET_KEY_BEFORE }: SecretKeys): Secrets =>
  new Secrets(SECRET_KEY, SECRET_KEY_BEFORE);

export const randomToken = (): string => randomBytes(32).toString("base64url");

export const randomOtp = (): string => String(randomInt(1_000_000)).padStart(6, "0");

/** Use it only for values that cannot be guessed, because the hash has no key. */
export const sha256 = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Compares in constant time. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
