import { errorReport } from "./errorReport.ts";

const MAX_REPORTS = 3;
let reports = 0;

export function watchErrors(): void {
  window.addEventListener("error", ({ error }) => reportError(error));
  window.addEventListener("unhandledrejection", ({ reason }) => reportError(reason));
}

export function reportError(error: unknown): void {
  const report = errorReport(error, window.location);
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
