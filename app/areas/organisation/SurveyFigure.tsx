import { Figure } from "@gbvf/ui/charts/Figure/Figure.tsx";
import type { FigureSource, TableModel } from "@gbvf/ui/charts/tableModel.ts";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { SuppressionNote } from "@gbvf/ui/widgets/SuppressionNote/SuppressionNote.tsx";
import type { ReactNode } from "react";

export interface SurveyContext {
  organisation: string;
  period: string;
  source: FigureSource;
}

interface SurveyFigureProps extends SurveyContext, Pick<TableModel, "columns" | "rows"> {
  title: string;
  headingLevel?: 2 | 3;
  note?: string;
  definition: string;
  hasHidden?: boolean;
  children: ReactNode;
}

export function SurveyFigure({ title, organisation, period, source, ...props }: SurveyFigureProps) {
  const { headingLevel = 2, note, columns, rows, definition, hasHidden = false, children } = props;
  return (
    <Card>
      <Figure
        title={title}
        headingLevel={headingLevel}
        note={note}
        table={{ caption: `${title}, ${organisation}, ${period}`, columns, rows }}
        origin={{ place: organisation, period, definition, source }}
        footer={hasHidden && <SuppressionNote />}
      >
        {children}
      </Figure>
    </Card>
  );
}
