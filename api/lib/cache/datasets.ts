/** Each dataset has its own version, so that a change does not drop the cached responses of the others. */
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
