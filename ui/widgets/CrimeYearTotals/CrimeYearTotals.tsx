import { isFigure } from "../../charts/reading.ts";
import { StackedBars } from "../../charts/StackedBars/StackedBars.tsx";
import type { CrimeYearBarsProps } from "../CrimeYearBars/CrimeYearBars.tsx";
import { compareYears } from "../CrimeYearBars/compareYears.ts";
import { inPart } from "../CrimeYearBars/periodNames.ts";
import { currentQuarter, currentYear, previousYear, YearsFigure } from "../CrimeYearBars/YearsFigure.tsx";
import { sumOf, totalsTable, yearStacks } from "./yearStacks.ts";

export type CrimeYearTotalsProps = CrimeYearBarsProps;

const title = "Total GBVF crime current year vs. previous year";
const looks = [previousYear, currentYear, currentQuarter];

const definition = "Sexual offences that were reported to the police in each year, made up of its quarters.";

/**
 * - **When:** Two years with their kinds.
 * - **When not:** Quarters: use `CrimeYearBars`.
 * - **Keys:** The marks are one Tab stop; arrow keys move between them and show their values, Home and End
 *   move to the first and the last, Escape hides the value. Then Tab moves to the buttons.
 */
export function CrimeYearTotals({
  place,
  part,
  periods,
  span,
  source,
  isChance,
  headingLevel,
}: CrimeYearTotalsProps) {
  const current = sumOf(periods.map((period) => period.current));
  const previous = sumOf(periods.map((period) => period.previous));
  return (
    <YearsFigure
      title={title}
      finding={
        isFigure(current) ? `${inPart(span, part)}: ${compareYears(current, previous, isChance)}` : null
      }
      {...{ definition, place, span, source, headingLevel }}
      tableOf={(caption) => totalsTable(periods, caption)}
    >
      <StackedBars
        label={`GBVF crime in ${place} by year`}
        stacks={yearStacks(periods)}
        looks={looks.filter((look) => look !== currentQuarter || periods.some(({ isCurrent }) => isCurrent))}
        unit="reports"
      />
    </YearsFigure>
  );
}
