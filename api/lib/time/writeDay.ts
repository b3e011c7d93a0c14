const day = new Intl.DateTimeFormat("en-ZA", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** "2026-08-15" → "15 August 2026" */
export const writeDay = (isoDay: string): string => day.format(new Date(`${isoDay}T00:00:00Z`));
