import type Router from "@koa/router";
import type { Context } from "koa";

/**
 * For answers of the open API: scripts of every site may read them. Never with credentials, so that a visitor's cookies
 * play no part, and the same for every origin, so that one kept answer serves all.
 */
export const CROSS_ORIGIN = { "access-control-allow-origin": "*" } as const;

/** What a browser asks before a call with headers of its own. */
export function answerPreflights(router: Router, paths: Iterable<string>): void {
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
