import type Router from "@koa/router";
import type { Context } from "koa";
import type { Endpoint } from "../../shared/http/endpoint.ts";
import { HttpError } from "../http/errors.ts";

/** Without credentials, one header lets one cached response serve every origin. */
export const CROSS_ORIGIN = { "access-control-allow-origin": "*" } as const;

export function respondToPreflight(router: Router, paths: Iterable<string>): void {
  for (const path of new Set(paths)) {
    router.options(path, (ctx: Context) => {
      ctx.set({
        ...CROSS_ORIGIN,
        "access-control-allow-methods": "GET, HEAD",
        "access-control-allow-headers": "*",
        "access-control-max-age": "86400",
      });
      ctx.status = 204;
    });
  }
}

/** CSRF protection: no cross-site form can send JSON. Routes check uploads. */
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
