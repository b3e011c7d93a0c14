import { createHash } from "node:crypto";
import type { Env } from "../operating/env.ts";

/** Styles that styled-components (the empty one) and React Aria insert. */
const INLINE_STYLES = [
  "",
  "@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}",
  "@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}",
];

export function securityHeaders(
  env: Pick<Env, "NODE_ENV" | "MAP_TILES_URL">,
  styleHashes: readonly string[] = [],
): Readonly<Record<string, string>> {
  const tiles = env.MAP_TILES_URL === undefined ? "" : ` ${getTileOrigin(env.MAP_TILES_URL)}`;
  const contentSecurityPolicy = [
    "default-src 'self'",
    `img-src 'self' data:${tiles}`,
    `style-src 'self' ${[...INLINE_STYLES.map(hashSource), ...styleHashes].join(" ")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    "Content-Security-Policy": contentSecurityPolicy.join("; "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    // The directory uses the location to compute distances on the device.
    "Permissions-Policy": "camera=(), geolocation=(self), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    ...(env.NODE_ENV === "production" && {
      "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    }),
  };
}

export const hashSource = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** `https://{s}.tiles.example/{z}/{x}/{y}.png` → `https://*.tiles.example` */
function getTileOrigin(template: string): string {
  return template.replace(/^(https?:\/\/[^/]+)\/.*$/, "$1").replace(/\{s\}/g, "*");
}
