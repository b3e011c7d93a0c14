import { scaleLinear } from "d3-scale";
import { isFigure, type MissingReason, type Reading } from "../reading.ts";
import { sumOf } from "../sumOf.ts";

/** How parts of one kind look, such as "Active". */
export interface StackStyle {
  id: string;
  label: string;
  color: string;
  /** Distinguishes the kind without colour. */
  isHatched?: boolean;
}

export interface StackPart {
  id: string | number;
  /** Distinguishes parts that have the same style: "Jul - Sep 2025". */
  label?: string;
  styleId: string;
  value: Reading;
}

export interface Stack {
  id: string | number;
  label: string;
  /** Appears next to the label in small type: "Current cycle". */
  note?: string;
  isHighlighted?: boolean;
  parts: readonly StackPart[];
}

export type StackScale = "count" | "share";

export interface PlacedPart {
  part: StackPart;
  value: number;
  /** Share of the stack's total, 0 to 1. */
  share: number;
  x: number;
  width: number;
}

export interface PlacedStack {
  stack: Stack;
  /** Null if no part has a figure. */
  total: number | null;
  parts: PlacedPart[];
  /** The reason that all parts have in common, otherwise a general reason. */
  missing: MissingReason | null;
}

export interface StacksLayout {
  stacks: PlacedStack[];
  ticks: { value: number; x: number }[];
}

/** In px, so that the smallest part above zero is visible. */
const MIN_WIDTH = 3;
const SHARE_TICKS = [0, 0.2, 0.4, 0.6, 0.8, 1];

export function layoutStacks(stacks: readonly Stack[], scale: StackScale, width: number): StacksLayout {
  const totals = stacks.map(({ parts }) => totalOf(parts));
  const isShare = scale === "share";
  const x = scaleLinear().domain([0, isShare ? 1 : Math.max(0, ...totals.map((total) => total ?? 0)) || 1]);
  if (!isShare) x.nice(4);
  x.range([0, width]);

  return {
    stacks: stacks.map((stack, index): PlacedStack => {
      const total = totals[index] ?? null;
      const placed = placeParts(stack.parts, total, (value) => x(isShare ? value / (total || 1) : value));
      return { stack, total, parts: placed, missing: total === null ? findCommonReason(stack.parts) : null };
    }),
    // Counts are whole numbers, so their ticks are too.
    ticks: (isShare ? SHARE_TICKS : x.ticks(4).filter(Number.isInteger)).map((value) => ({
      value,
      x: x(value),
    })),
  };
}

export function totalOf(parts: readonly StackPart[]): number | null {
  const figures = parts.map(({ value }) => value).filter(isFigure);
  return figures.length > 0 ? sumOf(figures) : null;
}

function placeParts(parts: readonly StackPart[], total: number | null, toX: (value: number) => number) {
  let sum = 0;
  return parts.flatMap((part): PlacedPart[] => {
    if (!isFigure(part.value) || part.value === 0 || total === null) return [];
    const { value } = part;
    const x = toX(sum);
    sum += value;
    return [{ part, value, share: value / total, x, width: Math.max(toX(sum) - x, MIN_WIDTH) }];
  });
}

function findCommonReason(parts: readonly StackPart[]): MissingReason {
  const [reason, ...rest] = new Set(parts.map(({ value }) => value).filter((value) => !isFigure(value)));
  return reason !== undefined && rest.length === 0 ? reason : "no-data";
}
