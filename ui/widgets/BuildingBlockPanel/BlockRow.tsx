import { styled } from "styled-components";
import { inkOn } from "../../charts/contrast.ts";
import { isFigure, type Reading, readOut, stateOf } from "../../charts/reading.ts";
import { patternFill } from "../../charts/StatePatterns/StatePatterns.tsx";
import { formatCount, formatPercent, plural } from "../../text/format.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { availabilityColor } from "../AvailabilityLegend/availabilityScale.ts";
import type { BlockAvailability, PanelQuarter } from "./panelTable.ts";

export interface BlockRowProps {
  row: BlockAvailability;
  quarters: readonly PanelQuarter[];
  /** Of the patterns in the page. */
  prefix: string;
}

export function BlockRow({
  row: { level, label, known, captured, readings },
  quarters,
  prefix,
}: BlockRowProps) {
  return (
    <Body data-level={level}>
      <tr>
        <th scope="rowgroup" colSpan={quarters.length}>
          <Name>
            <span>{label}</span>
            <Count>{placesOf(known, captured)}</Count>
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

function placesOf(known: number, captured: number): string {
  const places = plural(known, "place", "places");
  return captured < known ? `Data for ${formatCount(captured)} of ${places}` : places;
}

/** Zero and missing figures are words on their patterns. */
function QuarterCell({ reading, prefix }: { reading: Reading; prefix: string }) {
  const state = stateOf(reading);
  const text = readOut(reading, formatPercent);
  if (state === null) {
    const fill = availabilityColor(Number(reading));
    return <td style={{ background: fill, color: inkOn(fill) }}>{text}</td>;
  }
  return (
    <td data-missing={!isFigure(reading) || undefined}>
      <Pattern aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" fill={patternFill(prefix, state)} />
      </Pattern>
      <Words>{text}</Words>
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

const Pattern = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0.5;
`;

const Words = styled.span`
  position: relative;
  padding-inline: 2px;
  background: ${dataColor.none};
  color: ${dataColor.labelOnLight};

  [data-missing] > & { background: white; font-size: 0.6875rem; }
`;
