import type { Env } from "./env.ts";

/**
 * The headers that every answer carries. Scripts, styles and data come from this origin alone; map tiles are the
 * one exception, and only where a tile server is configured.
 */
export function securityHeaders(
  env: Pick<Env, "NODE_ENV" | "MAP_TILES_URL">,
): Readonly<Record<string, string>> {
  const tiles = env.MAP_TILES_URL === undefined ? "" : ` ${tileOrigin(env.MAP_TILES_URL)}`;
  const policy = [
    "default-src 'self'",
    `img-src 'self' data:${tiles}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    "Content-Security-Policy": policy.join("; "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    ...(env.NODE_ENV === "production" && {
      "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    }),
  };
}

/** `https://{s}.tiles.example/{z}/{x}/{y}.png` is allowed as `https://*.tiles.example`. */
function tileOrigin(template: string): string {
  return template.replace(/^(https?:\/\/[^/]+)\/.*$/, "$1").replace(/\{s\}/g, "*");
}
