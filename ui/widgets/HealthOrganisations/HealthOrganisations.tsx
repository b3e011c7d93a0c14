import { Figure } from "../../charts/Figure/Figure.tsx";
import { GroupedBars } from "../../charts/GroupedBars/GroupedBars.tsx";
import { isFigure } from "../../charts/reading.ts";
import { plural } from "../../text/format.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import type { HealthQuarter, HealthSurveysProps } from "../HealthSurveys/HealthSurveys.tsx";
import { SuppressionNote } from "../SuppressionNote/SuppressionNote.tsx";

export type HealthOrganisationsProps = HealthSurveysProps;

const title = "Participating organisations per quarter";
const series = [
  {
    id: "organisations",
    label: "Organisations",
    color: dataColor.healthCheck.scale[2],
  },
];
const highlight = {
  label: "Organisations, latest quarter",
  color: dataColor.healthCheck.current,
};

const definition = "Organisations whose people completed surveys in each quarter.";

/**
 * - **When:** How many organisations took part by quarter.
 * - **When not:** Responses: use `HealthSurveys`.
 * - **Keys:** Tab moves to the marks, then the buttons; arrow keys, Home and End show values, Escape hides
 *   them.
 */
export function HealthOrganisations({
  place,
  quarters,
  span,
  source,
  headingLevel,
  ...root
}: HealthOrganisationsProps) {
  const latest = quarters.findLast(({ isLatest }) => isLatest);
  return (
    <Figure
      {...root}
      title={title}
      finding={latest && getOrganisationsFinding(latest)}
      headingLevel={headingLevel}
      table={{
        caption: `${title}, ${place}, ${span}`,
        columns: [
          { id: "quarter", label: "Quarter", kind: "text" },
          { id: "organisations", label: "Organisations", kind: "count" },
        ],
        rows: quarters.map(({ id, organisations }) => ({ id, cells: { quarter: id, organisations } })),
      }}
      origin={{ place, period: span, definition, source }}
      footer={quarters.some(({ organisations }) => organisations === "too-few") && <SuppressionNote />}
    >
      <GroupedBars
        label={`Participating organisations in ${place} by quarter`}
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

function getOrganisationsFinding({ id, organisations }: HealthQuarter): string | null {
  if (organisations === "too-few") return "Too few responses to say";
  return isFigure(organisations)
    ? `${plural(organisations, "organisation", "organisations")} took part in ${id}`
    : null;
}
