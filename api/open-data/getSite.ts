import type { Env } from "../lib/operating/env.ts";
import { getPublisher } from "../lib/operating/env.ts";

export type Site = { origin: string; publisher: { name: string; url: string }; email: string };

export const getLicence = ({ origin }: Pick<Site, "origin">) => `${origin}/home/methods#licence`;

export function getSite(
  env: Pick<Env, "PUBLIC_ORIGIN" | "PUBLISHER" | "PUBLISHER_URL" | "FEEDBACK_EMAIL">,
): Site {
  const publisher = getPublisher(env);
  return {
    origin: env.PUBLIC_ORIGIN,
    publisher: { name: publisher?.name ?? "GBVF Dashboard", url: publisher?.url ?? env.PUBLIC_ORIGIN },
    email: env.FEEDBACK_EMAIL,
  };
}
