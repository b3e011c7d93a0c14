import type { ReactNode } from "react";
import { Figure } from "../../charts/Figure/Figure.tsx";
import type { FigureSource, TableModel } from "../../charts/tableModel.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import type { RootProps } from "../../tokens/RootProps.ts";

export const previousYear = {
  id: "previous",
  label: "Previous year",
  color: dataColor.crime.previous,
  isHatched: true,
};
export const currentYear = {
  id: "current",
  label: "Current year",
  color: dataColor.crime.scale[1],
};
export const currentQuarter = {
  id: "quarter",
  label: "Current quarter",
  color: dataColor.crime.current,
};

interface YearsFigureProps extends RootProps<HTMLElement> {
  title: string;
  finding: string | null | undefined;
  definition: string;
  place: string;
  span: string;
  source: FigureSource;
  headingLevel?: 2 | 3 | 4 | undefined;
  buildTable: (caption: string) => TableModel;
  children: ReactNode;
}

export function YearsFigure({
  title,
  finding,
  definition,
  place,
  span,
  source,
  headingLevel,
  buildTable,
  children,
  ...root
}: YearsFigureProps) {
  return (
    <Figure
      {...root}
      title={title}
      finding={finding}
      headingLevel={headingLevel}
      table={buildTable(`${title}: sexual offences reported to the police, ${place}, ${span}`)}
      origin={{ place, period: span, definition, source }}
    >
      {children}
    </Figure>
  );
}
