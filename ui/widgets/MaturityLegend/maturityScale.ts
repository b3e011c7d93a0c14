import { fractionColor, percentScale } from "../../charts/percentScale.ts";
import { dataColor } from "../../tokens/dataColor.ts";

/** The steps of the health check's maturity, in per cent: 0, 1–24, 25–49, 50–74, 75–100. */
export const maturityScale = percentScale(dataColor.healthCheck.scale);

/** The colour of a maturity, given as a fraction: 0.4787 is 47.87 per cent. */
export const maturityColor = fractionColor(maturityScale);

/** What the figures of this scale count. */
export const maturityDefinition =
  "Points that answers scored, of the most they could: the mean over the responses of each organisation, then over organisations.";
