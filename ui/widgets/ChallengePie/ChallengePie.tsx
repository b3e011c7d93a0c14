import { styled } from "styled-components";
import { Figure } from "../../charts/Figure/Figure.tsx";
import { getPieFinding } from "../../charts/PieChart/describePie.ts";
import { PieChart } from "../../charts/PieChart/PieChart.tsx";
import type { FigureSource, TableModel } from "../../charts/tableModel.ts";
import { formatCount } from "../../text/format.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import { row } from "../../tokens/layout.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, space } from "../../tokens/tokens.ts";

export interface ChallengePieProps extends RootProps<HTMLElement> {
  /** "North West" */
  place: string;
  /** "2022 – 2026, cycle 2" */
  span: string;
  pillars: readonly PillarCounts[];
  source: FigureSource;
  headingLevel?: 2 | 3 | 4;
}

const unitFormat = {
  format: formatCount,
  unit: "challenges",
};
const definition =
  "100-Day Challenges by the pillar of the national plan that they serve: those that are active today and those that have ended.";

/**
 * - **When:** Challenges by pillar.
 * - **When not:** By cycle: use `ChallengeCycles`.
 * - **Keys:** Tab moves to the marks, then the buttons; arrow keys, Home and End show values, Escape hides
 *   them.
 */
export function ChallengePie({ place, span, pillars, source, headingLevel, ...root }: ChallengePieProps) {
  const activeCount = pillars.reduce((sum, { active }) => sum + active, 0);
  const pastCount = pillars.reduce((sum, { past }) => sum + past, 0);
  const slices = pillars.map(({ id, label, active, past }) => ({
    id,
    label,
    value: active + past,
  }));
  return (
    <Figure
      {...root}
      title="100-Day Challenges | Per pillar"
      finding={getPieFinding(slices, unitFormat)}
      headingLevel={headingLevel}
      table={buildPillarTable(pillars, `100-Day Challenges per pillar, ${place}, ${span}`)}
      origin={{ place, period: span, definition, source }}
    >
      <Stats>
        <div>
          <dt>Active Challenges</dt>
          <dd>{formatCount(activeCount)}</dd>
        </div>
        <div>
          <dt>Past Challenges</dt>
          <dd>{formatCount(pastCount)}</dd>
        </div>
      </Stats>
      <PieChart
        label={`100-Day Challenges in ${place} by pillar`}
        slices={slices}
        colors={dataColor.collectiveAction.parts}
        unit="challenges"
        zeroText="None known"
      />
    </Figure>
  );
}

const Stats = styled.dl`
  ${row(1, 4)}
  margin-block-end: ${space(1)};

  div { display: grid; }
  dt { order: 1; color: ${color.inkMuted}; font-size: ${font.size.small}; }
  dd { font-size: ${font.size.display}; font-weight: ${font.weight.strong}; line-height: 1.05; }
`;

interface PillarCounts {
  id: number;
  label: string;
  active: number;
  past: number;
}

/** If there are no challenges, there are no shares either. */
function buildPillarTable(pillars: readonly PillarCounts[], caption: string): TableModel {
  const total = pillars.reduce((sum, { active, past }) => sum + active + past, 0);
  return {
    caption,
    columns: [
      { id: "pillar", label: "Pillar", kind: "text" },
      { id: "active", label: "Active", kind: "count" },
      { id: "past", label: "Past", kind: "count" },
      { id: "share", label: "Share", kind: "percent" },
    ],
    rows: pillars.map(({ id, label, active, past }) => ({
      id,
      cells: { pillar: label, active, past, share: total === 0 ? "no-data" : (active + past) / total },
    })),
  };
}
