import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Figure } from "../../charts/Figure/Figure.tsx";
import type { FigureSource } from "../../charts/tableModel.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { space } from "../../tokens/tokens.ts";
import { AvailabilityLegend } from "../AvailabilityLegend/AvailabilityLegend.tsx";
import { availabilityDefinition } from "../AvailabilityLegend/availabilityScale.ts";
import {
  type AvailabilityNode,
  type AvailabilityQuarter,
  buildAvailabilityTable,
  getAvailabilityFinding,
  listStates,
} from "./availabilityRows.ts";

export interface AvailabilityFigureProps extends RootProps<HTMLElement> {
  place: string;
  year: number;
  quarters: readonly AvailabilityQuarter[];
  source: FigureSource;
  headingLevel?: 2 | 3 | 4;
}

interface FrameProps extends AvailabilityFigureProps {
  title: string;
  rows: readonly AvailabilityNode[];
  children: ReactNode;
}

export function AvailabilityFigure({
  title,
  place,
  year,
  quarters,
  rows,
  source,
  headingLevel,
  children,
  ...root
}: FrameProps) {
  const finding = getAvailabilityFinding(rows, quarters);
  return (
    <Figure
      {...root}
      title={title}
      finding={finding && `${finding} ${year}`}
      headingLevel={headingLevel}
      table={buildAvailabilityTable(rows, quarters, `${title}, ${place}, ${year}`)}
      origin={{ place, period: String(year), definition: availabilityDefinition, source }}
    >
      <LegendSlot>
        <AvailabilityLegend states={listStates(rows)} />
      </LegendSlot>
      {children}
    </Figure>
  );
}

const LegendSlot = styled.div`
  max-width: 28rem;
  margin-bottom: ${space(2)};
`;
