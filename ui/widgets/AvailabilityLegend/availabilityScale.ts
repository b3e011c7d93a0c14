import { fractionColor, percentScale } from "../../charts/scale.ts";
import { dataColor } from "../../tokens/dataColor.ts";

/** In per cent: 0, 1–24, 25–49, 50–74, 75–100. */
export const availabilityScale = percentScale(dataColor.buildingBlock.scale);

export const availabilityColor = fractionColor(availabilityScale);

export const availabilityDefinition =
  "Requirements with a verified contact person on the last day of the quarter (today, in the quarter in progress), as a share of all that were captured.";
