import type { Release } from "@gbvf/api/release/contract.ts";

const measure = {
  title: "Sexual offences reported to the police, per 100,000 people",
  kind: "rate" as const,
};
const source = {
  description: "South African Police Service, Crime statistics, July to September 2026, 20 November 2026",
  url: "https://www.saps.gov.za/services/crimestats.php",
  capturedOn: "2026-11-20",
  isDemonstration: false,
};
const IMPORT_SENTENCE =
  "5,835 figures were added and 12 corrected, in 2 periods, from Apr - Jun 2026 to Jul - Sep 2026.";
const periods = ["Jan - Mar 2026", "Apr - Jun 2026", "Jul - Sep 2026"];

export const correctedRelease: Release = {
  releaseId: 2,
  publishedOn: "2026-11-20",
  title: "Crime statistics: Jul - Sep 2026",
  summary: [
    "Crime statistics: 2 figures of the country and its provinces, of Apr - Jun 2026, were corrected.",
    "Crime statistics: figures of Jul - Sep 2026 are new.",
    `Crime statistics, in the file: ${IMPORT_SENTENCE}`,
  ],
  isDemonstration: false,
  themes: [
    {
      componentId: 3,
      hasFile: true,
      name: "Crime statistics",
      measure,
      span: "Oct 2025 – Sep 2026",
      source,
      findings: [
        "South Africa has 81.21 reports per 100,000 people; its provinces range from 56.07 in Northern Cape to 112.40 in North West.",
        "4 of 9 provinces rose and 5 fell from Apr - Jun 2026 to Jul - Sep 2026.",
      ],
      imported: { corrected: 12, sentence: IMPORT_SENTENCE },
      withdrawn: null,
      shownBefore: null,
      newPeriods: ["Jul - Sep 2026"],
      completed: 0,
      replacesDemonstration: false,
      corrections: [
        { period: "Apr - Jun 2026", boundary: "South Africa", from: 19.86, to: 19.91 },
        { period: "Apr - Jun 2026", boundary: "Northern Cape", from: 13.66, to: "not-captured" },
      ],
      periods,
      lines: [
        { boundaryId: 0, boundary: "South Africa", figure: 81.21, values: [20.11, 19.91, 20.42] },
        {
          boundaryId: 7,
          boundary: "Northern Cape",
          figure: 56.07,
          values: ["no-data", "not-captured", 14.23],
        },
      ],
    },
  ],
};

export const firstRelease: Release = {
  releaseId: 1,
  publishedOn: "2026-08-15",
  title: "Crime statistics: Jan - Mar 2026 to Apr - Jun 2026",
  summary: ["Crime statistics: figures of 2 periods are new, from Jan - Mar 2026 to Apr - Jun 2026."],
  isDemonstration: true,
  themes: correctedRelease.themes.map((theme) => ({
    ...theme,
    hasFile: false,
    source: { ...source, isDemonstration: true },
    corrections: [],
  })),
};

export const releases = [correctedRelease, firstRelease].map(({ themes, ...release }) => ({
  ...release,
  corrections: themes.reduce((sum, theme) => sum + theme.corrections.length, 0),
}));
