import { connect } from "node:tls";
import type { Env } from "../lib/operating/env.ts";

const TIMEOUT_MS = 3000;
const HOUR_MS = 60 * 60_000;

let cached: { at: number; end: Date | null } | undefined;

export async function readCertificateEnd(
  { NODE_ENV, PUBLIC_ORIGIN }: Pick<Env, "NODE_ENV" | "PUBLIC_ORIGIN">,
  now: Date,
): Promise<Date | null> {
  if (NODE_ENV !== "production") return null;
  if (cached === undefined || now.getTime() - cached.at > HOUR_MS) {
    cached = { at: now.getTime(), end: await fetchCertificate(new URL(PUBLIC_ORIGIN)) };
  }
  return cached.end;
}

export function fetchCertificate({ hostname, port }: URL): Promise<Date | null> {
  return new Promise((resolve) => {
    const options = { host: hostname, port: Number(port || 443), servername: hostname };
    const socket = connect({ ...options, rejectUnauthorized: false, timeout: TIMEOUT_MS });
    const end = (date: Date | null) => {
      socket.destroy();
      resolve(date);
    };
    socket.once("secureConnect", () => {
      const { valid_to } = socket.getPeerCertificate();
      end(valid_to === undefined ? null : new Date(valid_to));
    });
    socket.once("error", () => end(null));
    socket.once("timeout", () => end(null));
  });
}
