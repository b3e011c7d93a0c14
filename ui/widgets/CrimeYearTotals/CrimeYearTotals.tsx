import { Figure } from "../../charts/Figure/Figure.tsx";
import { isFigure } from "../../charts/reading.ts";
import { SourceLine } from "../../charts/SourceLine/SourceLine.tsx";
import { StackedBars } from "../../charts/StackedBars/StackedBars.tsx";
import { dataColor } from "../../tokens/dataColor.ts";
import type { CrimeYearBarsProps } from "../CrimeYearBars/CrimeYearBars.tsx";
import { compareYears } from "../CrimeYearBars/compareYears.ts";
import { inPart } from "../CrimeYearBars/periodNames.ts";
import { ReportingNote } from "../ReportingNote/ReportingNote.tsx";
import { sumOf, totalsTable, yearStacks } from "./yearStacks.ts";

export type CrimeYearTotalsProps = CrimeYearBarsProps;

const title = "Total GBVF crime current year vs. previous year";
const looks = [
  { id: "previous", label: "Previous year", color: dataColor.crime.previous, isHatched: true },
  { id: "current", label: "Current year", color: dataColor.crime.scale[1] },
  { id: "quarter", label: "Current quarter", color: dataColor.crime.current },
];

const definition = "Sexual offences that were reported to the police in each year, made up of its quarters.";

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
    <Figure
      title={title}
      finding={
        isFigure(current) ? `${inPart(span, part)}: ${compareYears(current, previous, isChance)}` : null
      }
      headingLevel={headingLevel}
      subtitle={`Sexual offences reported to the police. ${place}, ${span}`}
      table={totalsTable(periods, `${title}: sexual offences reported to the police, ${place}, ${span}`)}
      origin={{ place, period: span, definition, source }}
      footer={
        <>
          <ReportingNote />
          <SourceLine source={source} period={span} />
        </>
      }
    >
      <StackedBars
        label={`GBVF crime in ${place} by year`}
        stacks={yearStacks(periods)}
        looks={looks.filter(({ id }) => id !== "quarter" || periods.some(({ isCurrent }) => isCurrent))}
        unit="reports"
      />
    </Figure>
  );
}
