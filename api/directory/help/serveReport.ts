import { text } from "node:stream/consumers";
import type { Context, Next } from "koa";
import type { Logger } from "pino";
import type { reportWrongNumber } from "../../building-block/check/contract.ts";
import { preferredEncoding } from "../../lib/http/contentEncoding.ts";
import { HttpError, toHttpError } from "../../lib/http/errors.ts";
import { nameRoute } from "../../lib/operating/requestLog.ts";
import { sendPage } from "../../lib/pages/KeptPages.ts";
import { checkOrigin } from "../../lib/security/crossOrigin.ts";
import { networkOf } from "../../lib/security/trustedProxy.ts";
import type { Input } from "../../shared/http/endpoint.ts";
import { languages } from "../../shared/i18n/languages.ts";
import { type HelpServices, styledHeaders } from "./serveHelp.ts";
import { addressOf, helpPathIn, type ReportAnswer, reportPathIn, viewOfPlace } from "./view.ts";

const MAX_BYTES = 300;

type Reported = Input<typeof reportWrongNumber>["body"];

type ReportServices = HelpServices & {
  logger: Logger;
  report: (reported: Reported, network: string) => Promise<string>;
};

export function serveReport(services: ReportServices) {
  const { help, pages, logger, report } = services;
  const headers = styledHeaders(services);

  async function answerTo(ctx: Context): Promise<ReportAnswer> {
    try {
      checkOrigin(ctx);
      return { message: await report(await chosenIn(ctx), networkOf(ctx.ip)), isDone: true };
    } catch (error) {
      const { status, message } = toHttpError(error);
      if (status >= 500) logger.error({ err: error }, "a report of a wrong number failed");
      // `answerErrors` replaces a 404.
      ctx.status = status === 404 ? 410 : status;
      return { message, isDone: false };
    }
  }

  return async (ctx: Context, next: Next): Promise<void> => {
    const language = languages.find((each) => reportPathIn(each) === ctx.path);
    if (language === undefined || !["GET", "HEAD", "POST"].includes(ctx.method)) return next();
    nameRoute(ctx.req, "wrong number");
    const current = await help.current().catch(() => undefined);
    const view = current && viewOfPlace(current, Number(ctx.query.boundaryId));
    if (current === undefined || view?.kind !== "municipality") return ctx.redirect(helpPathIn(language));
    const hasNumbers = view.municipality.services.some(({ calls }) => calls.length > 0);
    if (!hasNumbers && ctx.method !== "POST") return ctx.redirect(addressOf(view.municipality, language));
    ctx.set(headers);
    ctx.set("Referrer-Policy", "same-origin");
    ctx.set("Cache-Control", "no-store");
    ctx.set("X-Robots-Tag", "noindex");
    ctx.status = 200;
    const answer = ctx.method === "POST" ? await answerTo(ctx) : undefined;
    const { status } = ctx;
    const { municipality } = view;
    const encoding = preferredEncoding(ctx.req.headers["accept-encoding"]);
    const request = { language, encoding, network: networkOf(ctx.ip) };
    ctx.type = "html";
    const page =
      answer === undefined
        ? await pages.read(current, { kind: "report", municipality }, request).catch(ignoreRefusal)
        : await pages.write(current, { kind: "report", municipality, answer }, request);
    if (page === undefined) return ctx.redirect(addressOf(municipality, language));
    sendPage(ctx, page, encoding);
    ctx.status = status;
  };
}

/** Instead of a form that the fair queue refuses, the numbers to call. */
function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof HttpError)) throw error;
}

async function chosenIn(ctx: Context): Promise<Reported> {
  const isSmall = Number(ctx.get("Content-Length") || MAX_BYTES) < MAX_BYTES;
  const chosen = isSmall ? new URLSearchParams(await text(ctx.req)).get("number") : null;
  const [, place, person] = /^(\d{1,9})(?:\.(\d{1,9}))?$/.exec(chosen ?? "") ?? [];
  if (place === undefined) throw new HttpError(400, "invalid", "Please choose a number.");
  return { stakeholderId: Number(place), ...(person && { contactStakeholderId: Number(person) }) };
}
