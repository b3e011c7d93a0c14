import { errorReport, type Place } from "./errorReport.ts";

const MAX_REPORTS = 3;
let reports = 0;

export function sendReport(error: unknown, place: Place): void {
  const report = errorReport(error, place);
  if (report === null || reports >= MAX_REPORTS) return;
  reports += 1;
  void fetch("/api/operation/reportBrowserError", {
    method: "POST",
    credentials: "omit",
    keepalive: true,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(report),
  }).catch(() => undefined);
}
