export const quarters = [
  { year: 2024, quarter: 3, period: "Jul - Sep 2024" },
  { year: 2024, quarter: 4, period: "Oct - Dec 2024" },
  { year: 2025, quarter: 1, period: "Jan - Mar 2025" },
  { year: 2025, quarter: 2, period: "Apr - Jun 2025" },
  { year: 2025, quarter: 3, period: "Jul - Sep 2025" },
  { year: 2025, quarter: 4, period: "Oct - Dec 2025" },
  { year: 2026, quarter: 1, period: "Jan - Mar 2026" },
  { year: 2026, quarter: 2, period: "Apr - Jun 2026" },
] as const;

export const CURRENT = 7;
export const lastQuarter = quarters[CURRENT];
export const runningQuarter = { year: 2026, quarter: 3, period: "Jul - Sep 2026" } as const;
