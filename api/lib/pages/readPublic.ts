import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type Router from "@koa/router";
import type Koa from "koa";

/** `isShared` means that the response contains no places, so that other caches may store it longer. */
export type PublicResponse = { json: string; isShared: boolean };

/**
 * Handles a visitor's GET in this process, without a network request.
 * @throws {HttpError}
 */
export function readPublic(koa: Koa, router: Router) {
  const dispatch = router.routes();
  return async (url: string, ip: string): Promise<PublicResponse> => {
    const request = Object.assign(new IncomingMessage(new Socket()), { method: "GET", url });
    const ctx = koa.createContext(request, new ServerResponse(request));
    ctx.request.ip = ip;
    await dispatch(ctx as unknown as Parameters<typeof dispatch>[0], async () => undefined);
    const json = Buffer.isBuffer(ctx.body) ? ctx.body.toString() : JSON.stringify(ctx.body);
    return { json, isShared: ctx.response.get("Cache-Control").includes("s-maxage") };
  };
}
