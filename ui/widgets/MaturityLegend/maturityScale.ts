import { fractionColor, percentScale } from "../../charts/scale.ts";
import { dataColor } from "../../tokens/dataColor.ts";

/** In per cent: 0, 1–24, 25–49, 50–74, 75–100. */
export const maturityScale = percentScale(dataColor.healthCheck.scale);

export const maturityColor = fractionColor(maturityScale);

export const maturityDefinition =
  "Points scored by the answers, as a share of the highest possible: averaged over the responses of each organisation, then over organisations.";
