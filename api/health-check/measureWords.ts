import type { MeasureWords } from "../lib/figures/measure.ts";

export const measureWords: MeasureWords = {
  title: "Overall GBVF maturity",
  noun: "maturity",
  kind: "percent",
  says: (figure) => `an overall maturity of ${figure}`,
  when: "in",
  nothing: "Maturity is zero",
  cases: "responses",
  missing: {
    "no-data": "No organisation took part",
    "not-captured": "No organisation took part",
    "under-covered": "Too few organisations took part",
    "too-few": "Too few responses to say",
  },
};
