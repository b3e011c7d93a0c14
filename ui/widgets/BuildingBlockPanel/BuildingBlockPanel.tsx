import { useId } from "react";
import { styled } from "styled-components";
import { Figure } from "../../charts/Figure/Figure.tsx";
import { SourceLine, type SourceLineProps } from "../../charts/SourceLine/SourceLine.tsx";
import { StatePatterns } from "../../charts/StatePatterns/StatePatterns.tsx";
import { color, font, space } from "../../tokens/tokens.ts";
import { availabilityColor, availabilityDefinition } from "../AvailabilityLegend/availabilityScale.ts";
import { BlockRow } from "./BlockRow.tsx";
import { type BlockAvailability, type PanelQuarter, panelTable } from "./panelTable.ts";

export interface BuildingBlockPanelProps {
  place: string;
  /** Q1 to Q4 of one year. */
  quarters: readonly PanelQuarter[];
  year: number;
  /** Everything together, then each category and its blocks. */
  rows: readonly BlockAvailability[];
  source: SourceLineProps["source"];
  headingLevel?: 2 | 3 | 4;
}

const marks = {
  current: "Latest full quarter",
  running: "In progress",
} as const;

/**
 * - **When:** Availability by building block and quarter, beside the map.
 * - **When not:** Single requirements: use `BuildingBlockTable`.
 * - **Keys:** Tab moves to its buttons (table, download, share).
 */
export function BuildingBlockPanel({
  place,
  quarters,
  year,
  rows,
  source,
  headingLevel,
}: BuildingBlockPanelProps) {
  const prefix = `panel-${useId().replaceAll(/\W/g, "")}`;
  const caption = `Availability by building block, ${place}, ${year}`;
  return (
    <Figure
      title="Availability by building block"
      headingLevel={headingLevel}
      subtitle={`${place}, ${year}`}
      table={panelTable(rows, quarters, caption)}
      origin={{ place, period: String(year), definition: availabilityDefinition, source }}
      footer={<SourceLine source={source} period={String(year)} />}
    >
      <StatePatterns prefix={prefix} zeroColor={availabilityColor(0)} />
      <Table aria-label={caption}>
        <thead>
          <tr>
            {quarters.map(({ label, months, mark }) => (
              <th key={label} scope="col" data-mark={mark ?? undefined}>
                {label}
                <small>{months}</small>
                {mark && <Mark>{marks[mark]}</Mark>}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <BlockRow key={row.id} row={row} quarters={quarters} prefix={prefix} />
        ))}
      </Table>
    </Figure>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 2px 0;
  margin-inline: -2px;
  table-layout: fixed;
  font-size: ${font.size.small};
  line-height: 1.3;

  thead th {
    padding: ${space(0.5)} ${space(0.5)} ${space(0.75)};
    border-bottom: 2px solid transparent;
    font-weight: ${font.weight.strong};
    text-align: center;
    vertical-align: top;
  }
  thead th[data-mark="current"] { border-bottom-color: ${color.ink}; }
  thead small { display: block; color: ${color.inkMuted}; font-size: 0.75rem; font-weight: ${font.weight.regular}; }
`;

const Mark = styled.span`
  display: block;
  font-size: 0.75rem;
  font-weight: ${font.weight.regular};
`;
