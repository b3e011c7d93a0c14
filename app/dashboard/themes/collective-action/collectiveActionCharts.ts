import type { CollectiveActions, CycleStat } from "@gbvf/api/collective-action/contract.ts";
import type { ChallengeCycle } from "@gbvf/ui/widgets/ChallengeCycles/ChallengeCycles.tsx";
import type { ChosenOptions } from "../../../lib/address/filters.ts";
import { countsOf } from "./collectiveActionFigures.ts";

const month = new Intl.DateTimeFormat("en-ZA", { month: "short", timeZone: "UTC" });
const monthAndYear = new Intl.DateTimeFormat("en-ZA", { month: "short", year: "numeric", timeZone: "UTC" });

/** "Aug – Nov 2024", "Nov 2025 – Feb 2026", "from Aug 2023"; undefined without a month. */
export function monthsOf({
  startMonth,
  endMonth,
}: Pick<CycleStat, "startMonth" | "endMonth">): string | undefined {
  const [start, end] = [startMonth, endMonth].map((each) =>
    each === null ? null : new Date(`${each}-01T00:00:00Z`),
  );
  if (start && end) {
    const isOneYear = start.getUTCFullYear() === end.getUTCFullYear();
    return `${(isOneYear ? month : monthAndYear).format(start)} – ${monthAndYear.format(end)}`;
  }
  if (start) return `from ${monthAndYear.format(start)}`;
  return end ? `until ${monthAndYear.format(end)}` : undefined;
}

export const cyclesOf = (
  { cycles }: Pick<CollectiveActions, "cycles">,
  { componentOptions }: Pick<ChosenOptions, "componentOptions">,
): ChallengeCycle[] =>
  cycles
    .map((cycle) => {
      const shown = cycle.pillars.filter(
        ({ pillarId }) => componentOptions.length === 0 || componentOptions.includes(pillarId),
      );
      const { active, past } = countsOf(shown);
      return {
        id: cycle.cycleId,
        label: cycle.description,
        months: monthsOf(cycle),
        isCurrent: cycle.isCurrentCycle,
        complete: past,
        active,
      };
    })
    .toReversed();
