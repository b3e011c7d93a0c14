import type { Context } from "koa";
import type { Env } from "../operating/env.ts";
import { DAY_MS } from "../time/spans.ts";
import { randomToken } from "./secrets.ts";

const ID_VALID_MS = 7 * DAY_MS;
const KNOWN_BROWSER_MS = 400 * DAY_MS;
/** Each person who shares the browser has a token. */
const MAX_TOKENS = 5;
const TOKEN = /^[\w-]{43}$/;

/** The values are random, and the database stores only hashes of them. */
export type BrowserCookies = {
  /** One-time codes are bound to this random id. Undefined if the browser has none. */
  readonly id: string | undefined;
  /** Gives the browser an id for seven more days, and returns it. */
  ensureId(): string;
  /** Tokens of accounts that signed in with this browser, the latest first. */
  readonly knownTokens: readonly string[];
  setKnownTokens(tokens: readonly string[]): void;
};

export function browserCookies(ctx: Context, { NODE_ENV }: Pick<Env, "NODE_ENV">): BrowserCookies {
  const isProduction = NODE_ENV === "production";
  const getName = (name: string) => (isProduction ? `__Host-${name}` : name);
  const readCookie = (name: string) => ctx.cookies.get(getName(name), { signed: false });
  const writeCookie = (name: string, value: string, maxAge: number) => {
    if (isProduction) ctx.cookies.secure = true;
    const options = { httpOnly: true, sameSite: "lax", secure: isProduction, signed: false } as const;
    ctx.cookies.set(getName(name), value, { ...options, maxAge });
  };
  const readId = () => {
    const value = readCookie("mark");
    return value !== undefined && TOKEN.test(value) ? value : undefined;
  };
  return {
    get id() {
      return readId();
    },
    ensureId: () => {
      const id = readId() ?? randomToken();
      writeCookie("mark", id, ID_VALID_MS);
      return id;
    },
    get knownTokens() {
      return (readCookie("known") ?? "")
        .split(".")
        .filter((token) => TOKEN.test(token))
        .slice(0, MAX_TOKENS);
    },
    setKnownTokens: (tokens) => {
      writeCookie("known", tokens.slice(0, MAX_TOKENS).join("."), KNOWN_BROWSER_MS);
    },
  };
}
