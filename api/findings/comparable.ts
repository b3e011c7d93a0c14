import type { PeriodStep } from "../lib/figures/measure.ts";
import { areSimilar, type Coverage } from "../shared/figures/coverage.ts";

type Basis = {
  measure: string;
  step: PeriodStep | null;
  coverage?: Coverage | undefined;
};

export const isComparable = (one: Basis, other: Basis): boolean =>
  one.measure === other.measure &&
  one.step === other.step &&
  (one.coverage === undefined || other.coverage === undefined || areSimilar(one.coverage, other.coverage));
