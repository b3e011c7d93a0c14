import { text } from "node:stream/consumers";
import type { Context, Next } from "koa";
import type { Logger } from "pino";
import type { reportWrongNumber } from "../../building-block/check/contract.ts";
import { preferredEncoding } from "../../lib/http/contentEncoding.ts";
import { HttpError, toHttpError } from "../../lib/http/errors.ts";
import { nameRoute } from "../../lib/operating/requestLog.ts";
import { sendPage } from "../../lib/pages/sendPage.ts";
import { checkOrigin } from "../../lib/security/csrf.ts";
import { getNetwork } from "../../lib/security/trustedProxy.ts";
import { helpPathIn } from "../../shared/helpPaths.ts";
import type { ReportResult } from "../../shared/helpRendering.ts";
import type { Input } from "../../shared/http/endpoint.ts";
import { type Language, languages } from "../../shared/i18n/languages.ts";
import { formatSuffix } from "./presentHelp.ts";
import type { HelpServices } from "./serveHelp.ts";
import { type View, viewOfPlace } from "./view.ts";

const MAX_BYTES = 300;

type Reported = Input<typeof reportWrongNumber>["body"];

type ReportServices = HelpServices & {
  logger: Logger;
  report: (reported: Reported, network: string) => Promise<string>;
};

export function serveReport(services: ReportServices) {
  const { help, pages, logger, report } = services;

  async function storeReport(ctx: Context): Promise<ReportResult> {
    try {
      checkOrigin(ctx);
      return { message: await report(await parseReport(ctx), getNetwork(ctx.ip)), isDone: true };
    } catch (error) {
      const { status, message } = toHttpError(error);
      if (status >= 500) logger.error({ err: error }, "a report of a wrong number failed");
      // The page exists, so the error is not a 404.
      ctx.status = status === 404 ? 410 : status;
      return { message, isDone: false };
    }
  }

  return async (ctx: Context, next: Next): Promise<void> => {
    const language = languages.find((each) => `${helpPathIn(each)}/wrong-number` === ctx.path);
    if (language === undefined || !["GET", "HEAD", "POST"].includes(ctx.method)) return next();
    nameRoute(ctx.req, "wrong number");
    const current = await help.current().catch(() => undefined);
    const view = current && viewOfPlace(current, Number(ctx.query.boundaryId));
    if (current === undefined || view?.kind !== "municipality") return ctx.redirect(helpPathIn(language));
    const hasNumbers = view.municipality.services.some(({ calls }) => calls.length > 0);
    if (!hasNumbers && ctx.method !== "POST") return ctx.redirect(formatAddress(view, language));
    ctx.set("Referrer-Policy", "same-origin");
    ctx.set("Cache-Control", "no-store");
    ctx.set("X-Robots-Tag", "noindex");
    ctx.status = 200;
    const result = ctx.method === "POST" ? await storeReport(ctx) : undefined;
    const { status } = ctx;
    const { municipality } = view;
    const encoding = preferredEncoding(ctx.req);
    const request = { language, encoding, network: getNetwork(ctx.ip) };
    ctx.type = "html";
    const page =
      result === undefined
        ? await pages.read(current, { kind: "report", municipality }, request).catch(ignoreRefusal)
        : await pages.renderStatic(current, { kind: "report", municipality, result }, request);
    if (page === undefined) return ctx.redirect(formatAddress(view, language));
    sendPage(ctx, page);
    ctx.status = status;
  };
}

const formatAddress = (view: View, language: Language) => helpPathIn(language) + formatSuffix(view);

function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof HttpError)) throw error;
}

async function parseReport(ctx: Context): Promise<Reported> {
  const isSmall = Number(ctx.get("Content-Length") || MAX_BYTES) < MAX_BYTES;
  const chosenNumber = isSmall ? new URLSearchParams(await text(ctx.req)).get("number") : null;
  const [, place, person] = /^(\d{1,9})(?:\.(\d{1,9}))?$/.exec(chosenNumber ?? "") ?? [];
  if (place === undefined) throw new HttpError(400, "invalid", "Please choose a number.");
  return { stakeholderId: Number(place), ...(person && { contactStakeholderId: Number(person) }) };
}
