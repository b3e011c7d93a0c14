import type Router from "@koa/router";
import type { Context, Middleware, Next } from "koa";
import { nameRoute } from "../operating/requestLog.ts";
import { CROSS_ORIGIN, respondToPreflight } from "../security/cors.ts";
import { enforceDeadline } from "./deadline.ts";
import { handleRoute, hasSession, type Route, type RouteServices, respondWithoutSession } from "./route.ts";

export function registerRoutes(
  router: Router,
  {
    routes,
    services,
    sessionMiddleware,
  }: { routes: readonly Route[]; services: RouteServices; sessionMiddleware: Middleware },
): void {
  for (const each of routes) {
    const { method, path } = each.endpoint;
    const labelRequest = (ctx: Context, next: Next) => {
      nameRoute(ctx.req, path, each.endpoint.logsFailuresOnly && "everywhere");
      if (each.endpoint.open) ctx.set(CROSS_ORIGIN);
      return next();
    };
    const withoutSession = each.sessionlessHandler ? [respondWithoutSession(each, services)] : [];
    const session = hasSession(each.endpoint) ? [sessionMiddleware] : [];
    router.register(
      path,
      [method],
      [
        labelRequest,
        enforceDeadline(each.endpoint),
        ...withoutSession,
        ...session,
        handleRoute(each, services),
      ],
    );
  }
  const openRoutes = routes.filter(({ endpoint }) => endpoint.open);
  respondToPreflight(
    router,
    openRoutes.map(({ endpoint }) => endpoint.path),
  );
}
