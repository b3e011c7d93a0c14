import { styled } from "styled-components";
import { Figure } from "../../charts/Figure/Figure.tsx";
import { isFigure } from "../../charts/reading.ts";
import { SourceLine } from "../../charts/SourceLine/SourceLine.tsx";
import { StackedBars } from "../../charts/StackedBars/StackedBars.tsx";
import { dataColor } from "../../tokens/dataColor.ts";
import { font } from "../../tokens/tokens.ts";
import type { CrimeYearBarsProps } from "../CrimeYearBars/CrimeYearBars.tsx";
import { compareYears } from "../CrimeYearBars/compareYears.ts";
import { ReportingNote } from "../ReportingNote/ReportingNote.tsx";
import { sumOf, totalsTable, yearStacks } from "./yearStacks.ts";

export type CrimeYearTotalsProps = CrimeYearBarsProps;

const title = "Total GBVF crime current year vs. previous year";
const looks = [
  { id: "previous", label: "Previous year", color: dataColor.crime.previous, isHatched: true },
  { id: "current", label: "Current year", color: dataColor.crime.scale[1] },
  { id: "quarter", label: "Current quarter", color: dataColor.crime.current },
];

const definition = "Crimes that were reported to the police in each year, made up of its quarters.";

/** All reports of this year and of last year, stacked by quarter, with a sentence on how they compare. */
export function CrimeYearTotals({ place, periods, span, source, headingLevel }: CrimeYearTotalsProps) {
  const current = sumOf(periods.map((period) => period.current));
  const previous = sumOf(periods.map((period) => period.previous));
  return (
    <Figure
      title={title}
      headingLevel={headingLevel}
      subtitle={`${place}, ${span}`}
      table={totalsTable(periods, `${title}, ${place}, ${span}`)}
      origin={{ place, period: span, definition, source }}
      footer={
        <>
          <ReportingNote />
          <SourceLine source={source} period={span} />
        </>
      }
    >
      {isFigure(current) && (
        <Comparison>
          <strong>{span}:</strong> {compareYears(current, previous)}
        </Comparison>
      )}
      <StackedBars
        label={`GBVF crime in ${place} by year`}
        stacks={yearStacks(periods)}
        looks={looks.filter(({ id }) => id !== "quarter" || periods.some(({ isCurrent }) => isCurrent))}
        unit="reports"
      />
    </Figure>
  );
}

const Comparison = styled.p`
  margin-bottom: 0.75rem;
  font-size: ${font.size.small};
`;
