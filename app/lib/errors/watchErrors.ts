export function watchErrors(): void {
  window.addEventListener("error", ({ error }) => reportError(error));
  window.addEventListener("unhandledrejection", ({ reason }) => reportError(reason));
}

/** What writes a report is fetched only when there is one to write. */
export function reportError(error: unknown): void {
  const { origin, pathname } = window.location;
  import("./sendReport.ts").then(
    ({ sendReport }) => sendReport(error, { origin, pathname }),
    () => undefined,
  );
}
