import type Router from "@koa/router";
import type { Context } from "koa";

/**
 * Requests of other sites carry no credentials, so one cached response with this header serves every origin.
 */
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
