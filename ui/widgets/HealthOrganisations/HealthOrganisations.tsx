import { Figure } from "../../charts/Figure/Figure.tsx";
import { GroupedBars } from "../../charts/GroupedBars/GroupedBars.tsx";
import { isFigure } from "../../charts/reading.ts";
import { SourceLine } from "../../charts/SourceLine/SourceLine.tsx";
import { plain, written } from "../../text/words.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import type { HealthQuarter, HealthSurveysProps } from "../HealthSurveys/HealthSurveys.tsx";
import { SuppressionNote } from "../SuppressionNote/SuppressionNote.tsx";

export type HealthOrganisationsProps = HealthSurveysProps;

const title = written("Participating organisations per quarter");
const series = [
  {
    id: "organisations",
    get label() {
      return plain("Organisations");
    },
    color: dataColor.healthCheck.scale[2],
  },
];
const highlight = {
  get label() {
    return plain("Organisations, latest quarter");
  },
  color: dataColor.healthCheck.current,
};

const definition = written("Organisations whose people completed surveys in each quarter.");

/**
 * - **When:** How many organisations took part by quarter.
 * - **When not:** Responses: use `HealthSurveys`.
 * - **Keys:** The marks are one Tab stop; arrow keys move between them and show their values, Home and End
 *   move to the first and the last, Escape hides the value. Then Tab moves to the buttons.
 */
export function HealthOrganisations({
  place,
  quarters,
  span,
  source,
  headingLevel,
}: HealthOrganisationsProps) {
  const latest = quarters.findLast(({ isLatest }) => isLatest);
  return (
    <Figure
      title={title}
      finding={latest && organisationsFinding(latest)}
      headingLevel={headingLevel}
      subtitle={`${place}, ${span}`}
      table={{
        caption: `${title}, ${place}, ${span}`,
        columns: [
          { id: "quarter", label: plain("Quarter"), kind: "text" },
          { id: "organisations", label: plain("Organisations"), kind: "count" },
        ],
        rows: quarters.map(({ id, organisations }) => ({ id, cells: { quarter: id, organisations } })),
      }}
      origin={{ place, period: span, definition, source }}
      footer={
        <>
          {quarters.some(({ organisations }) => organisations === "too-few") && <SuppressionNote />}
          <SourceLine source={source} period={span} />
        </>
      }
    >
      <GroupedBars
        label={plain("Participating organisations in {place} by quarter", { place })}
        groups={quarters.map(({ id, label, year, isLatest, organisations }) => ({
          id,
          label,
          note: year,
          isHighlighted: isLatest,
          values: [organisations],
        }))}
        series={series}
        highlight={highlight}
        unit="organisations"
      />
    </Figure>
  );
}

function organisationsFinding({ id, organisations }: HealthQuarter): string | null {
  if (organisations === "too-few") return plain("Too few responses to say");
  return isFigure(organisations)
    ? plain(
        {
          one: "{count} organisation took part in {quarter}",
          other: "{count} organisations took part in {quarter}",
        },
        { count: organisations, quarter: id },
      )
    : null;
}
