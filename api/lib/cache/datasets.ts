/** Each has its own version, so that a change leaves other answers cached. */
export const DATASETS = [
  "boundaries",
  "building-block",
  "health-check",
  "crime",
  "collective-action",
] as const;
export type Dataset = (typeof DATASETS)[number];

/** What the figures of a theme are made of, by its `componentId`. */
export const listThemeDatasets = (componentId: number): Dataset[] => [
  "boundaries",
  DATASETS[componentId] as Dataset,
];

export const THEME_COUNT = DATASETS.length - 1;
