import { getStep, type ScaleStep } from "../../charts/scale.ts";

export interface LegendMarks {
  areas: readonly number[];
  areaWord?: string;
  country?: MarkedPlace | undefined;
  /** The place that contains the areas. */
  place?: MarkedPlace | undefined;
  /** True if the map's areas have dots, because too many have the same colour. */
  hasDots?: boolean;
}

interface MarkedPlace {
  name: string;
  value: number;
  text: string;
}

/**
 * Returns a value's position on the scale, from 0 to 1, or null if it is outside. All steps are equally wide,
 * and the open step ends at the highest value.
 */
export function getMarkPosition(scale: readonly ScaleStep[], value: number, highest: number): number | null {
  const step = getStep(scale, value);
  if (step === undefined) return null;
  const end = Math.max(step.end ?? highest, step.start + Number.EPSILON);
  const within = step.isZero ? 0.5 : Math.min((value - step.start) / (end - step.start), 1);
  return (scale.indexOf(step) + within) / scale.length;
}

/** Converts fractions to per cent, for a scale in per cent. */
export const toPercentMarks = (marks: LegendMarks | undefined): LegendMarks | undefined =>
  marks && {
    ...marks,
    areas: marks.areas.map((fraction) => fraction * 100),
    country: marks.country && { ...marks.country, value: marks.country.value * 100 },
    place: marks.place && { ...marks.place, value: marks.place.value * 100 },
  };
