/**
 * What public answers are made of: the boundaries, and the data of each theme. Each has a version of its own, so that
 * a change leaves the answers of the others as they are. The words are those of `data_source.theme`.
 */
export const DATASETS = [
  "boundaries",
  "building-block",
  "health-check",
  "crime",
  "collective-action",
] as const;
export type Dataset = (typeof DATASETS)[number];
