import { z } from "zod";
import { parseProxies } from "../security/trustedProxy.ts";

const flag = z.stringbool();
const Proxies = z.string().transform((list, context) => {
  const proxies = parseProxies(list);
  if (proxies !== undefined) return proxies;
  context.addIssue({ code: "custom", message: "addresses or subnets of the proxy, separated by commas" });
  return z.NEVER;
});

export const STANDARD_FEEDBACK_EMAIL = "feedback@endinggbvf.org";

/** The README describes each variable. The server does not start with an invalid value. */
const Env = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(8080),
  HOST: z.string().default("0.0.0.0"),
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  VAR_DIR: z.string().default("var"),
  SEED: z.enum(["demonstration", "reference"]).default("demonstration"),
  TRUST_PROXY: Proxies.optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  ENABLE_LOGIN: flag.default(true),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  SECRET_KEY: z.string().min(32, "at least 32 characters").optional(),
  SECRET_KEY_BEFORE: z.string().min(32, "at least 32 characters").optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
  MAIL_REPLY_TO: z.email().optional(),
  ABOUT_US_URL: z.url().default("https://endinggbvf.org/about/"),
  HELP_URL: z.url().default("https://endinggbvf.org/contact/"),
  DISCLAIMER_URL: z.url().default("https://endinggbvf.org/disclaimer/"),
  EXIT_URL: z.url().default("https://www.google.co.za/"),
  SECOND_FACTOR_DAYS: z.union([z.literal("off"), z.coerce.number().int().min(0).max(365)]).optional(),
  FEEDBACK_EMAIL: z.email().default(STANDARD_FEEDBACK_EMAIL),
  MAP_TILES_URL: z.url().optional(),
  PUBLISHER: z.string().trim().min(1).max(200).optional(),
  PUBLISHER_URL: z.url({ protocol: /^https?$/ }).optional(),
  NEXT_RELEASE: z.iso.date().optional(),
});

/** Only for development and tests, where responses contain the one-time codes anyway. */
const DEVELOPMENT_KEY = "this key keeps nothing secret, and is refused in production";

const EnvWithDefaults = Env.transform(({ PUBLIC_ORIGIN, SECRET_KEY, MAIL_FROM, ...rest }, context) => {
  if (rest.NODE_ENV === "production") {
    for (const [name, value] of Object.entries({ PUBLIC_ORIGIN, SECRET_KEY, SMTP_URL: rest.SMTP_URL })) {
      if (value === undefined) {
        context.addIssue({ code: "custom", path: [name], message: "production needs it" });
      }
    }
  }
  if (rest.NODE_ENV === "production" && PUBLIC_ORIGIN?.startsWith("http:")) {
    context.addIssue({ code: "custom", path: ["PUBLIC_ORIGIN"], message: "production needs https" });
  }
  if (rest.DATABASE_READ_URL !== undefined && rest.DATABASE_URL === undefined) {
    context.addIssue({ code: "custom", path: ["DATABASE_READ_URL"], message: "it needs DATABASE_URL" });
  }
  const origin = new URL(PUBLIC_ORIGIN ?? `http://localhost:${rest.PORT}`);
  return {
    ...rest,
    PUBLIC_ORIGIN: origin.origin,
    SECRET_KEY: SECRET_KEY ?? DEVELOPMENT_KEY,
    SECOND_FACTOR_DAYS: rest.SECOND_FACTOR_DAYS ?? (rest.NODE_ENV === "production" ? 14 : ("off" as const)),
    MAIL_REPLY_TO: rest.MAIL_REPLY_TO ?? rest.FEEDBACK_EMAIL,
    MAIL_FROM: MAIL_FROM ?? `GBVF dashboard <no-reply@${origin.hostname}>`,
  };
});
export type Env = z.infer<typeof EnvWithDefaults>;

/** Programs print the message as one sentence for the operator, and exit with code 1. */
export class OperatorError extends Error {}

export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const nonEmpty = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = EnvWithDefaults.safeParse(nonEmpty);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new OperatorError(`The configuration cannot be used: ${errors.join("; ")}.`);
}

export const getPublisher = ({ PUBLISHER, PUBLISHER_URL }: Pick<Env, "PUBLISHER" | "PUBLISHER_URL">) =>
  PUBLISHER === undefined ? null : { name: PUBLISHER, url: PUBLISHER_URL ?? null };
