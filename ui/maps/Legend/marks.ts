import { getStep, type ScaleStep } from "../../charts/scale.ts";

export interface LegendMarks {
  areas: readonly number[];
  areaWord?: string;
  country?: MarkedPlace | undefined;
  /** The place whose areas these are. */
  place?: MarkedPlace | undefined;
  /** Areas have dots, because their colours are similar. */
  hasDots?: boolean;
}

interface MarkedPlace {
  name: string;
  value: number;
  text: string;
}

/**
 * From 0 to 1, with all steps equally wide. The open step ends at the highest value. Null for a value outside
 * the scale.
 */
export function markAt(scale: readonly ScaleStep[], value: number, highest: number): number | null {
  const step = getStep(scale, value);
  if (step === undefined) return null;
  const end = Math.max(step.end ?? highest, step.start + Number.EPSILON);
  const within = step.isZero ? 0.5 : Math.min((value - step.start) / (end - step.start), 1);
  return (scale.indexOf(step) + within) / scale.length;
}

/** Fractions, for a scale in per cent. */
export const inPercent = (marks: LegendMarks | undefined): LegendMarks | undefined =>
  marks && {
    ...marks,
    areas: marks.areas.map((fraction) => fraction * 100),
    country: marks.country && { ...marks.country, value: marks.country.value * 100 },
    place: marks.place && { ...marks.place, value: marks.place.value * 100 },
  };
