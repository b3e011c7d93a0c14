import type { Context } from "koa";
import type { Endpoint } from "../../shared/http/endpoint.ts";
import { HttpError } from "../http/errors.ts";

/**
 * Refuses other types than JSON, because no cross-site form can send JSON. Routes check uploads themselves.
 */
export function checkCsrf(ctx: Context, { body, upload }: Endpoint): void {
  checkOrigin(ctx);
  if (upload) return;
  if (body === undefined) {
    if (hasBody(ctx)) throw new HttpError(400, "invalid", "This address takes no body.");
  } else if (!ctx.is("application/json")) throw new HttpError(415, "not-json", "Please send JSON.");
}

export function checkOrigin(ctx: Context): void {
  const site = ctx.get("Sec-Fetch-Site");
  const origin = ctx.get("Origin");
  const isSameOrigin = site === "" ? origin === `${ctx.protocol}://${ctx.host}` : site === "same-origin";
  if (!isSameOrigin) throw new HttpError(403, "cross-site", "This request did not come from our own pages.");
}

const hasBody = (ctx: Context): boolean =>
  ctx.get("Transfer-Encoding") !== "" || !["", "0"].includes(ctx.get("Content-Length"));
