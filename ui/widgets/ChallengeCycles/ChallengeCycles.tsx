import { Figure } from "../../charts/Figure/Figure.tsx";
import { StackedBars } from "../../charts/StackedBars/StackedBars.tsx";
import type { FigureSource, TableModel } from "../../charts/tableModel.ts";
import { formatCount, formatWithUnit } from "../../text/format.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import type { RootProps } from "../../tokens/RootProps.ts";

export interface ChallengeCycle {
  id: number;
  /** "2026, cycle 2" */
  label: string;
  /** "Jul – Oct 2026" */
  months?: string;
  isCurrent: boolean;
  complete: number;
  active: number;
}

export interface ChallengeCyclesProps extends RootProps<HTMLElement> {
  place: string;
  /** "2022 – 2026, cycle 2" */
  span: string;
  /** The latest first. */
  cycles: readonly ChallengeCycle[];
  source: FigureSource;
  headingLevel?: 2 | 3 | 4;
}

const title = "100-Day Challenges | Per cycle";
const { current, previous } = dataColor.collectiveAction;
const styles = [
  {
    id: "complete",
    label: "Complete",
    color: previous,
    isHatched: true,
  },
  {
    id: "active",
    label: "Active",
    color: current,
  },
];

const definition =
  "100-Day Challenges by the cycle in which they began: those that are active today and those that have ended.";

/**
 * - **When:** How many challenges there were by cycle.
 * - **When not:** One cycle's challenges: use `ChallengeList`.
 * - **Keys:** Tab moves to the marks, then the buttons; arrow keys, Home and End show values, Escape hides
 *   them.
 */
export function ChallengeCycles({
  place,
  span,
  cycles,
  source,
  headingLevel,
  ...root
}: ChallengeCyclesProps) {
  return (
    <Figure
      {...root}
      title={title}
      finding={getCyclesFinding(cycles)}
      headingLevel={headingLevel}
      table={buildCyclesTable(cycles, `100-Day Challenges per cycle, ${place}, ${span}`)}
      origin={{ place, period: span, definition, source }}
    >
      <StackedBars
        label={`100-Day Challenges in ${place} by cycle`}
        unit="challenges"
        styles={styles}
        stacks={cycles.map(({ id, label, months, isCurrent, complete, active }) => ({
          id,
          label,
          note: [months?.replaceAll(" ", "\u00a0"), isCurrent && "current cycle"].filter(Boolean).join(", "),
          isHighlighted: isCurrent,
          parts: [
            { id: "complete", styleId: "complete", value: complete },
            { id: "active", styleId: "active", value: active },
          ],
        }))}
      />
    </Figure>
  );
}

function getCyclesFinding(cycles: readonly ChallengeCycle[]): string {
  const active = cycles.reduce((sum, cycle) => sum + cycle.active, 0);
  const total = cycles.reduce((sum, cycle) => sum + cycle.active + cycle.complete, 0);
  const totalText = formatWithUnit(total, { format: formatCount, unit: "challenges" });
  if (active === 0) return `None of ${totalText} are active`;
  return active === 1 ? `1 of ${totalText} is active` : `${formatCount(active)} of ${totalText} are active`;
}

const buildCyclesTable = (cycles: readonly ChallengeCycle[], caption: string): TableModel => ({
  caption,
  columns: [
    { id: "cycle", label: "Cycle", kind: "text" },
    { id: "complete", label: "Complete", kind: "count" },
    { id: "active", label: "Active", kind: "count" },
    { id: "total", label: "All", kind: "count" },
  ],
  rows: cycles.map(({ id, label, complete, active }) => ({
    id,
    cells: { cycle: label, complete, active, total: complete + active },
  })),
});
