import { createHash } from "node:crypto";
import type { Env } from "./env.ts";

/**
 * Hashes of style elements of our libraries: styled-components' empty one and React Aria's two. Nothing else may be
 * inline; the journeys fail on violations.
 */
const INLINE_STYLES = [
  "",
  "@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}",
  "@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}",
];

/**
 * Only this origin, and the tile server if configured.
 * @param styleHashes of a page with styles of its own
 */
export function securityHeaders(
  env: Pick<Env, "NODE_ENV" | "MAP_TILES_URL">,
  styleHashes: readonly string[] = [],
): Readonly<Record<string, string>> {
  const tiles = env.MAP_TILES_URL === undefined ? "" : ` ${tileOrigin(env.MAP_TILES_URL)}`;
  const policy = [
    "default-src 'self'",
    `img-src 'self' data:${tiles}`,
    `style-src 'self' ${[...INLINE_STYLES.map(hashSource), ...styleHashes].join(" ")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    "Content-Security-Policy": policy.join("; "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    // A page may become the directory, which measures distances on the device; frames from elsewhere get nothing.
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
function tileOrigin(template: string): string {
  return template.replace(/^(https?:\/\/[^/]+)\/.*$/, "$1").replace(/\{s\}/g, "*");
}
