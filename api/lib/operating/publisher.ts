import type { Env } from "./env.ts";

/** Null where the operator named nobody. */
export const publisherIn = ({ PUBLISHER, PUBLISHER_URL }: Pick<Env, "PUBLISHER" | "PUBLISHER_URL">) =>
  PUBLISHER === undefined ? null : { name: PUBLISHER, url: PUBLISHER_URL ?? null };
