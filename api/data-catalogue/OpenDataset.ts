import type { MeasureWords } from "../lib/figures/measure.ts";

type Party = { name: string; url: string | null };

export type Distribution = { name: string; address: string; mediaType: "text/csv" | "application/zip" };

/** What a catalogue says of a page with figures; DCAT and schema.org are two ways to write it. */
export type OpenDataset = {
  page: string;
  name: string;
  /** Plain sentences, at least 50 characters: dataset search asks for them. */
  description: string;
  keywords: readonly string[];
  licence: string;
  /** Who counted; null where no figures are held. */
  creator: Party | null;
  publisher: { name: string; url: string };
  issued: string | null;
  modified: string | null;
  temporal: { from: string; until: string } | null;
  place: { name: string; page: string };
  variables: readonly { name: string; unit: string; description: string }[];
  distributions: readonly Distribution[];
  isDemonstration: boolean;
};

export const UNITS: Readonly<Record<MeasureWords["kind"], string>> = {
  rate: "per 100,000 people",
  percent: "per cent",
  count: "count",
};
