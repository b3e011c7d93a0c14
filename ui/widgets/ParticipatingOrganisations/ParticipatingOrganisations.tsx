import { BarList } from "../../charts/BarList/BarList.tsx";
import { Figure } from "../../charts/Figure/Figure.tsx";
import type { Reading } from "../../charts/reading.ts";
import type { FigureSource } from "../../charts/tableModel.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import type { RootProps } from "../../tokens/RootProps.ts";

export interface ParticipatingOrganisationsProps extends RootProps<HTMLElement> {
  place: string;
  /** "Jul - Sep 2026" */
  period: string;
  /** Readings are hidden if too few organisations took part. */
  types: readonly { id: number; label: string; organisations: Reading }[];
  source: FigureSource;
  headingLevel?: 2 | 3 | 4;
}

const getColor = () => dataColor.healthCheck.main;

const definition = "Organisations whose people completed surveys, by type of organisation.";

/**
 * - **When:** Organisations by type, as bars.
 * - **When not:** Over time: use `HealthOrganisations`.
 * - **Keys:** Tab moves to its buttons.
 */
export function ParticipatingOrganisations({
  place,
  period,
  types,
  source,
  headingLevel,
  ...root
}: ParticipatingOrganisationsProps) {
  return (
    <Figure
      {...root}
      title="Participating organisations"
      headingLevel={headingLevel}
      note="by type of organisation"
      table={{
        caption: `Participating organisations by type, ${place}, ${period}`,
        columns: [
          { id: "type", label: "Type of organisation", kind: "text" },
          { id: "organisations", label: "Organisations", kind: "count" },
        ],
        rows: types.map(({ id, label, organisations }) => ({ id, cells: { type: label, organisations } })),
      }}
      origin={{ place, period, definition, source }}
    >
      <BarList
        label="Participating organisations by type"
        items={types.map(({ id, label, organisations }) => ({ id, label, value: organisations }))}
        colorOf={getColor}
        stateLabels={{ "too-few": "Too few responses to show" }}
      />
    </Figure>
  );
}
