import { dataColor } from "@gbvf/ui/theme/dataColor.ts";

/** The numbers of the themes; they are part of the interface. */
export const THEME = { buildingBlock: 1, healthCheck: 2, crime: 3, collectiveAction: 4 } as const;

const colors: Readonly<Record<number, string>> = {
  [THEME.buildingBlock]: dataColor.buildingBlock.main,
  [THEME.healthCheck]: dataColor.healthCheck.main,
  [THEME.crime]: dataColor.crime.main,
  [THEME.collectiveAction]: dataColor.collectiveAction.main,
};

/** The colour in which a theme's figures are drawn. */
export const themeColor = (componentId: number): string => colors[componentId] ?? dataColor.offScale;
