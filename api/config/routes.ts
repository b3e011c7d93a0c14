import type { Knex } from "knex";
import { route } from "../lib/http/route.ts";
import { getPublisher } from "../lib/operating/env.ts";
import { firstDayOf, quarterNumber, quarterOfDay, quarterOfNumber } from "../shared/quarters.ts";
import { getFeatureFlags } from "./contract.ts";

export const configRoutes = [
  route(getFeatureFlags, async ({ env, trx, today }) => ({
    enableLogin: env.ENABLE_LOGIN,
    links: {
      aboutUs: env.ABOUT_US_URL,
      help: env.HELP_URL,
      disclaimer: env.DISCLAIMER_URL,
      exit: env.EXIT_URL,
    },
    feedbackEmail: env.FEEDBACK_EMAIL,
    publisher: getPublisher(env),
    nextRelease: findNextRelease(env.NEXT_RELEASE, today),
    mapTilesUrl: env.MAP_TILES_URL ?? null,
    demonstration: await findDemonstration(trx),
  })),
];

const findDemonstration = (trx: Knex): Promise<number[]> =>
  trx("component")
    .whereIn("theme", trx("data_source").where({ isDemonstration: true }).select("theme"))
    .orderBy("component_id")
    .pluck("component_id");

export function findNextRelease(
  announced: string | undefined,
  today: string,
): { day: string; isAnnounced: boolean } {
  if (announced !== undefined && announced >= today) return { day: announced, isAnnounced: true };
  const next = quarterOfNumber(quarterNumber(quarterOfDay(today)) + 1);
  return { day: firstDayOf(next), isAnnounced: false };
}
