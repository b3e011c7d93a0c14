import type { HealthQuarter } from "./HealthSurveys.tsx";

const quarter = (label: string, year: string, organisations: number, isLatest = false): HealthQuarter => ({
  id: `${label} ${year}`,
  label,
  year,
  isLatest,
  organisations,
  responses: organisations * 22,
  expected: organisations * 31,
});

export const quarters: readonly HealthQuarter[] = [
  quarter("Jul - Sep", "2025", 408),
  quarter("Oct - Dec", "2025", 406),
  quarter("Jan - Mar", "2026", 420),
  quarter("Apr - Jun", "2026", 447, true),
];

const hidden = { organisations: "too-few", responses: "too-few", expected: "too-few" } as const;

export const mixedQuarters: readonly HealthQuarter[] = [
  { ...quarter("Jul - Sep", "2025", 0), expected: 0 },
  { ...quarter("Oct - Dec", "2025", 0), ...hidden },
  quarter("Jan - Mar", "2026", 4),
  { ...quarter("Apr - Jun", "2026", 0, true), ...hidden },
];

export const source = {
  description: "Invented answers, for demonstration",
  url: null,
  capturedOn: "2026-08-15",
  isDemonstration: true,
};
