import { styled } from "styled-components";
import { color, font, space } from "../../tokens/tokens.ts";
import {
  type AvailabilityCell,
  type AvailabilityQuarter,
  cellWords,
} from "../BuildingBlockTable/availabilityRows.ts";
import { CellFill } from "../BuildingBlockTable/CellFill.tsx";
import { QuarterHead } from "../BuildingBlockTable/QuarterHead.tsx";

export interface QuarterStripProps {
  /** Example: "GBVF Desk". */
  label: string;
  quarters: readonly AvailabilityQuarter[];
  cells: readonly AvailabilityCell[];
}

const nothing = { reading: "no-data", available: 0, all: 0 } as const;

export function QuarterStrip({ label, quarters, cells }: QuarterStripProps) {
  const current = quarters.findIndex(({ mark }) => mark === "current");
  return (
    <Root>
      <Strip aria-label={`${label}, by quarter`}>
        {quarters.map((quarter, index) => (
          <li key={quarter.label}>
            <QuarterHead {...quarter} />
            <CellFill reading={(cells[index] ?? nothing).reading} />
          </li>
        ))}
      </Strip>
      {current >= 0 && (
        <Words>
          {quarters[current]?.label}: {cellWords(cells[current] ?? nothing)}.
        </Words>
      )}
    </Root>
  );
}

const Root = styled.div`container-type: inline-size;`;

const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${space(0.25)};
  font-size: 0.8125rem;
  list-style: none;

  @container (min-width: 20rem) { grid-template-columns: repeat(4, 1fr); }
  li { display: grid; grid-template-rows: 1fr auto; gap: ${space(0.25)}; }
`;

const Words = styled.p`
  margin-top: ${space(0.5)};
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
