import { Figure } from "../../charts/Figure/Figure.tsx";
import { isFigure } from "../../charts/reading.ts";
import { SourceLine } from "../../charts/SourceLine/SourceLine.tsx";
import { StackedBars } from "../../charts/StackedBars/StackedBars.tsx";
import { plain, written } from "../../text/words.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import type { CrimeYearBarsProps } from "../CrimeYearBars/CrimeYearBars.tsx";
import { compareYears } from "../CrimeYearBars/compareYears.ts";
import { inPart } from "../CrimeYearBars/periodNames.ts";
import { ReportingNote } from "../ReportingNote/ReportingNote.tsx";
import { sumOf, totalsTable, yearStacks } from "./yearStacks.ts";

export type CrimeYearTotalsProps = CrimeYearBarsProps;

const title = written("Total GBVF crime current year vs. previous year");
const looks = [
  {
    id: "previous",
    get label() {
      return plain("Previous year");
    },
    color: dataColor.crime.previous,
    isHatched: true,
  },
  {
    id: "current",
    get label() {
      return plain("Current year");
    },
    color: dataColor.crime.scale[1],
  },
  {
    id: "quarter",
    get label() {
      return plain("Current quarter");
    },
    color: dataColor.crime.current,
  },
];

const definition = written(
  "Sexual offences that were reported to the police in each year, made up of its quarters.",
);

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
      subtitle={plain("Sexual offences reported to the police. {place}, {span}", { place, span })}
      table={totalsTable(
        periods,
        plain("{title}: sexual offences reported to the police, {place}, {span}", { title, place, span }),
      )}
      origin={{ place, period: span, definition, source }}
      footer={
        <>
          <ReportingNote />
          <SourceLine source={source} period={span} />
        </>
      }
    >
      <StackedBars
        label={plain("GBVF crime in {place} by year", { place })}
        stacks={yearStacks(periods)}
        looks={looks.filter(({ id }) => id !== "quarter" || periods.some(({ isCurrent }) => isCurrent))}
        unit="reports"
      />
    </Figure>
  );
}
