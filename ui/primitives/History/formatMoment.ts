import { formatDate } from "../../text/format.ts";

/** South Africa's time is two hours ahead of UTC all year. */
const OFFSET = 2 * 60 * 60 * 1000;

/** "2026-08-15T12:05:00Z" → "15 August 2026 at 14:05", in South African time. */
export function formatMoment(instant: string): string {
  const local = new Date(Date.parse(instant) + OFFSET).toISOString();
  return `${formatDate(local.slice(0, 10))} at ${local.slice(11, 16)}`;
}
