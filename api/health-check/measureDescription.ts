import type { MeasureDescription } from "../lib/figures/measure.ts";
import { MIN_RANKED_MATURITIES } from "../shared/figures/ranking.ts";

export const measureDescription: MeasureDescription = {
  title: "Overall GBVF maturity of the organisations that took part",
  noun: "GBVF maturity of the organisations that took part",
  kind: "percent",
  describe: (figure) => `an overall GBVF maturity of ${figure}`,
  preposition: "in",
  zeroSentence: "GBVF maturity is zero",
  cases: "responses",
  minRanked: MIN_RANKED_MATURITIES,
  minDifference: 0.02,
  missing: {
    "no-data": "No organisation took part",
    "not-captured": "No organisation took part",
    "under-covered": "Too few organisations took part",
    "too-few": "Too few responses to say",
  },
};
