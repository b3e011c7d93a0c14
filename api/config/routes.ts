import { steppedRoute } from "../lib/route.ts";
import { getFeatureFlags } from "./contract.ts";

export const configRoutes = [
  // It needs no database, so no transaction is begun.
  steppedRoute(getFeatureFlags, ({ env }) => ({
    enableLogin: env.ENABLE_LOGIN,
    links: {
      aboutUs: env.ABOUT_US_URL,
      help: env.HELP_URL,
      disclaimer: env.DISCLAIMER_URL,
      exit: env.EXIT_URL,
    },
    feedbackEmail: env.FEEDBACK_EMAIL,
    mapTilesUrl: env.MAP_TILES_URL ?? null,
  })),
];
