/**
 * Each has its own version, so that a change leaves other answers cached. The words are those of `data_source.theme`.
 */
export const DATASETS = [
  "boundaries",
  "building-block",
  "health-check",
  "crime",
  "collective-action",
] as const;
export type Dataset = (typeof DATASETS)[number];

/** Themes are numbered from 1. */
export const THEME_COUNT = DATASETS.length - 1;
