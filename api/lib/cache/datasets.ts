/** Separate versions leave other responses cached. */
export const DATASETS = [
  "boundaries",
  "building-block",
  "health-check",
  "crime",
  "collective-action",
] as const;
export type Dataset = (typeof DATASETS)[number];

export const listThemeDatasets = (componentId: number): Dataset[] => [
  "boundaries",
  DATASETS[componentId] as Dataset,
];

export const THEME_COUNT = DATASETS.length - 1;
