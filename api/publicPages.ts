import type Router from "@koa/router";
import type { Knex } from "knex";
import type Koa from "koa";
import type { Logger } from "pino";
import { reportWithinLimit } from "./building-block/check/reportNumber.ts";
import type { HelpLine } from "./directory/contract.ts";
import type { HelpCache } from "./directory/help/HelpCache.ts";
import { HelpPages } from "./directory/help/HelpPages.ts";
import { ProxyCopies } from "./directory/help/ProxyCopies.ts";
import { serveHelp } from "./directory/help/serveHelp.ts";
import { serveReport } from "./directory/help/serveReport.ts";
import { serveSitemap } from "./directory/help/serveSitemap.ts";
import { serveEmbed } from "./findings/embed/serveEmbed.ts";
import type { Dataset } from "./lib/cache/datasets.ts";
import { FairQueue } from "./lib/cache/FairQueue.ts";
import type { Database } from "./lib/database/db.ts";
import { retryDeadlocks } from "./lib/database/retryDeadlocks.ts";
import { enforceDeadline } from "./lib/http/deadline.ts";
import { type Env, getPublisher } from "./lib/operating/env.ts";
import type { Metrics } from "./lib/operating/metrics.ts";
import { HelpLinePages } from "./lib/pages/HelpLinePages.ts";
import type { DocumentRenderers } from "./lib/pages/loadRenderers.ts";
import { PageRenderer } from "./lib/pages/PageRenderer.ts";
import { readPageDocument, writeFallback } from "./lib/pages/pageDocument.ts";
import { readPublic } from "./lib/pages/readPublic.ts";
import { serveApp } from "./lib/pages/serveApp.ts";
import type { RateLimiter } from "./lib/security/RateLimiter.ts";
import type { Secrets } from "./lib/security/secrets.ts";
import { securityHeaders } from "./lib/security/securityHeaders.ts";
import { styleHashes } from "./lib/security/styleHashes.ts";
import { helpPathIn } from "./shared/helpPaths.ts";
import { dayInSouthAfrica } from "./shared/quarters.ts";

const NO_LINES: readonly HelpLine[] = [];
const SLOTS = { help: 2, pages: 4 } as const;
/** Milliseconds after which a help page is sent without the app. */
const HELP_WITHIN_MS = 800;

type PublicPagesServices = {
  koa: Koa;
  router: Router;
  database: Database;
  env: Env;
  logger: Logger;
  metrics: Metrics;
  help: HelpCache;
  heavyQueue: FairQueue;
  rateLimiter: RateLimiter;
  secrets: Secrets;
  now: () => Date;
  appDir: string | undefined;
  renderers: DocumentRenderers | undefined;
  replacesCopies: boolean;
};

export function addPublicPages(services: PublicPagesServices) {
  const { koa, router, database, env, logger, metrics, help, heavyQueue, now } = services;
  const { rateLimiter, secrets, appDir, renderers, replacesCopies } = services;
  const buildPolicy = (styles: readonly string[]) =>
    securityHeaders(env, styles)["Content-Security-Policy"] ?? "";
  const document = appDir === undefined ? undefined : readPageDocument(appDir);
  const createRenderer = (slots: number, withinMs?: number) =>
    appDir === undefined || document === undefined
      ? undefined
      : new PageRenderer({
          appDir,
          document,
          read: readPublic(koa, router),
          policyOf: buildPolicy,
          queue: new FairQueue(slots),
          withinMs,
          logger,
          countError: () => metrics.countFailedPage(),
        });
  const renderer = createRenderer(SLOTS.pages);
  const helpRenderer = createRenderer(SLOTS.help, HELP_WITHIN_MS);
  const embeds =
    renderers &&
    serveEmbed({
      readFrom: database.replicaReads,
      env,
      now,
      queue: heavyQueue,
      render: renderers.renderEmbed,
    });
  const helpPages =
    renderers &&
    new HelpPages({
      queue: new FairQueue(SLOTS.help),
      render: renderers.renderHelp,
      app: helpRenderer,
      site: siteIn(env),
      getPolicy: buildPolicy,
    });
  const copies =
    replacesCopies && helpPages
      ? new ProxyCopies({
          origin: env.PUBLIC_ORIGIN,
          pages: helpPages,
          current: () => help.current(),
          logger,
        })
      : undefined;
  koa.use(enforceDeadline());
  if (embeds) koa.use(embeds.middleware);
  koa.use(serveSitemap(help, env.PUBLIC_ORIGIN));
  if (helpPages !== undefined) {
    const helpServices = { help, env, pages: helpPages };
    const transact = <T>(step: (trx: Knex.Transaction) => Promise<T>) => retryDeadlocks(database.knex, step);
    koa.use(
      serveReport({
        ...helpServices,
        logger,
        report: (reported, network) =>
          reportWithinLimit(reported, {
            network,
            rateLimiter,
            transact,
            secrets,
            today: dayInSouthAfrica(now()),
          }),
      }),
    );
    koa.use(serveHelp(helpServices));
  }
  const fallback =
    document === undefined || renderers === undefined
      ? undefined
      : (lines: readonly HelpLine[]) =>
          writeFallback(document, renderers.renderFallback({ exitUrl: env.EXIT_URL, lines }));
  const rendered = renderer &&
    fallback && { renderer, fallback, fallbackPolicy: buildPolicy(styleHashes(fallback([]))) };
  if (appDir !== undefined) {
    const withLines = new HelpLinePages(async () => (await help.stored())?.lines ?? NO_LINES);
    // Outside production the port may vary, so the origin is not fixed.
    const origin = env.NODE_ENV === "production" ? env.PUBLIC_ORIGIN : undefined;
    koa.use(serveApp(appDir, { withLines, origin, ...(rendered && { rendered }) }));
  }

  return {
    /** Renders two pages at the start, because the first loads the code of all. */
    renderFirst: () => {
      const visitor = { network: "", hasSession: false, mayBeSignedIn: false };
      void renderer?.render({ url: `${env.PUBLIC_ORIGIN}/home`, ...visitor });
      void helpRenderer?.render({ url: env.PUBLIC_ORIGIN + helpPathIn("en"), ...visitor });
    },
    replaceCopies: copies?.replace.bind(copies),
    drop: (datasets?: readonly Dataset[]) => {
      embeds?.drop();
      renderer?.drop(datasets);
      helpRenderer?.drop(datasets);
    },
  };
}

const siteIn = (env: Env) => ({
  origin: env.PUBLIC_ORIGIN,
  exitUrl: env.EXIT_URL,
  feedbackEmail: env.FEEDBACK_EMAIL,
  publisher: getPublisher(env),
});
