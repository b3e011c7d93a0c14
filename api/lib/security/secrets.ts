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

type Keys = { hash: Buffer; seal: Buffer };

function deriveKeys(secretKey: string): Keys {
  const derive = (use: string) => Buffer.from(hkdfSync("sha256", secretKey, "", `gbvf ${use}`, 32));
  return { hash: derive("one-time codes"), seal: derive("mail") };
}

export class Secrets {
  readonly #keys: Keys;
  readonly #before: Keys | undefined;

  constructor(secretKey: string, before?: string) {
    this.#keys = deriveKeys(secretKey);
    this.#before = before === undefined ? undefined : deriveKeys(before);
  }

  /** `context` binds the hash to its use. */
  keyedHash(context: string, code: string): string {
    return hashWith(this.#keys, context, code);
  }

  keyedHashes(context: string, code: string): string[] {
    const keys = this.#before === undefined ? [this.#keys] : [this.#keys, this.#before];
    return keys.map((each) => hashWith(each, context, code));
  }

  seal(text: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv("aes-256-gcm", this.#keys.seal, iv);
    const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64");
  }

  /** @throws if it was sealed with another key, or changed */
  open(sealed: string): string {
    const text = this.#openAsNow(sealed) ?? (this.#before && openWith(this.#before, sealed));
    if (text === undefined)
      throw new InternalError("A sealed text was sealed with another SECRET_KEY, or changed.");
    return text;
  }

  sealAgain(sealed: string): string | undefined {
    return this.#openAsNow(sealed) === undefined ? this.seal(this.open(sealed)) : undefined;
  }

  #openAsNow(sealed: string): string | undefined {
    return openWith(this.#keys, sealed);
  }
}

const hashWith = ({ hash }: Keys, context: string, code: string): string =>
  createHmac("sha256", hash).update(`${context}\n${code}`).digest("base64url");

function openWith({ seal }: Keys, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, "base64");
  try {
    const decipher = createDecipheriv("aes-256-gcm", seal, bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}

type OfKeys = { SECRET_KEY: string; SECRET_KEY_BEFORE?: string | undefined };
export const createSecrets = ({ SECRET_KEY, SECRET_KEY_BEFORE }: OfKeys): Secrets =>
  new Secrets(SECRET_KEY, SECRET_KEY_BEFORE);

export const randomToken = (): string => randomBytes(32).toString("base64url");

export const randomOtp = (): string => String(randomInt(1_000_000)).padStart(6, "0");

/** Only for values that cannot be guessed. */
export const sha256 = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** In constant time. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
