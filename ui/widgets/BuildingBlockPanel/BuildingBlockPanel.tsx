import { useId } from "react";
import { styled } from "styled-components";
import { inkOn } from "../../charts/contrast.ts";
import { Figure } from "../../charts/Figure/Figure.tsx";
import { formatReading, getState, isFigure, type Reading } from "../../charts/reading.ts";
import { patternFill, StatePatterns } from "../../charts/StatePatterns/StatePatterns.tsx";
import type { FigureSource } from "../../charts/tableModel.ts";
import { formatCount, formatPercent, plural } from "../../text/format.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { availabilityColor, availabilityDefinition } from "../AvailabilityLegend/availabilityScale.ts";
import { type BlockAvailability, buildPanelTable, type PanelQuarter } from "./panelTable.ts";

export interface BuildingBlockPanelProps extends RootProps<HTMLElement> {
  place: string;
  /** The quarters Q1 to Q4 of one year. */
  quarters: readonly PanelQuarter[];
  year: number;
  /** The first row combines everything; each category and its blocks follow. */
  rows: readonly BlockAvailability[];
  source: FigureSource;
  headingLevel?: 2 | 3 | 4;
}

const marks = {
  current: "Latest full quarter",
  "in-progress": "In progress",
} as const;

/**
 * - **When:** Availability by building block and quarter, next to the map.
 * - **When not:** Single requirements: use `BuildingBlockTable`.
 * - **Keys:** Tab moves to its buttons.
 */
export function BuildingBlockPanel({
  place,
  quarters,
  year,
  rows,
  source,
  headingLevel,
  ...root
}: BuildingBlockPanelProps) {
  const prefix = `panel-${useId().replaceAll(/\W/g, "")}`;
  const caption = `Availability by building block, ${place}, ${year}`;
  return (
    <Figure
      {...root}
      title="Availability by building block"
      headingLevel={headingLevel}
      table={buildPanelTable(rows, quarters, caption)}
      origin={{ place, period: String(year), definition: availabilityDefinition, source }}
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
  thead small { display: block; color: ${color.inkMuted}; font-size: ${font.size.caption}; font-weight: ${font.weight.regular}; }
`;

const Mark = styled.span`
  display: block;
  font-size: ${font.size.caption};
  font-weight: ${font.weight.regular};
`;

interface BlockRowProps {
  row: BlockAvailability;
  quarters: readonly PanelQuarter[];
  /** Begins the ids of the panel's `StatePatterns`. */
  prefix: string;
}

function BlockRow({ row: { level, label, known, captured, readings }, quarters, prefix }: BlockRowProps) {
  return (
    <Body data-level={level}>
      <tr>
        <th scope="rowgroup" colSpan={quarters.length}>
          <Name>
            <span>{label}</span>
            <Count>{formatPlaces(known, captured)}</Count>
          </Name>
        </th>
      </tr>
      <tr>
        {quarters.map(({ label: quarter }, index) => (
          <QuarterCell key={quarter} reading={readings[index] ?? "no-data"} prefix={prefix} />
        ))}
      </tr>
    </Body>
  );
}

function formatPlaces(known: number, captured: number): string {
  const places = plural(known, "place", "places");
  return captured < known ? `Data for ${formatCount(captured)} of ${places}` : places;
}

/** Writes zero and missing figures as text on a pattern. */
function QuarterCell({ reading, prefix }: { reading: Reading; prefix: string }) {
  const state = getState(reading);
  const text = formatReading(reading, formatPercent);
  if (state === null) return <Filled $fill={availabilityColor(Number(reading))}>{text}</Filled>;
  return (
    <td data-missing={!isFigure(reading) || undefined}>
      <Pattern aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" fill={patternFill(prefix, state)} />
      </Pattern>
      <Text>{text}</Text>
    </td>
  );
}

const Body = styled.tbody`
  th { padding: ${space(1)} 0 ${space(0.25)}; font-weight: ${font.weight.regular}; text-align: start; }
  td {
    position: relative;
    height: 1.75rem;
    padding: ${space(0.25)};
    text-align: center;
    forced-color-adjust: none;
  }
  td[data-missing] { border: 1px solid ${color.line}; }
  &[data-level="category"] th, &[data-level="all"] th { font-weight: ${font.weight.strong}; }
  &[data-level="category"] th { padding-block-start: ${space(2)}; }
`;

const Name = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: ${space(1.5)};
  overflow-wrap: anywhere;
`;

const Count = styled.span`
  flex: none;
  max-width: 60%;
  color: ${color.inkMuted};
  text-align: end;
  font-weight: ${font.weight.regular};
`;

const Filled = styled.td<{ $fill: string }>`
  background: ${({ $fill }) => $fill};
  color: ${({ $fill }) => inkOn($fill)};
`;

const Pattern = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0.5;
`;

const Text = styled.span`
  position: relative;
  padding-inline: 2px;
  background: ${dataColor.zeroFill};
  color: ${dataColor.labelOnLight};

  [data-missing] > & { background: white; font-size: ${font.size.caption}; }
`;
