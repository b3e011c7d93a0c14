import { isFigure } from "@gbvf/ui/charts/reading.ts";
import { type DataTheme, dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, space } from "@gbvf/ui/tokens/tokens.ts";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { ListedArea } from "./areas.ts";

interface AreaTableProps {
  areas: readonly ListedArea[];
  renderSwatch?: (area: ListedArea) => ReactNode;
  renderBar?: (area: ListedArea) => ReactNode;
}

export function AreaTable({ areas, renderSwatch, renderBar }: AreaTableProps) {
  return (
    <Table>
      <tbody>
        {areas.map((area) => (
          <tr key={area.id}>
            {renderSwatch && <td>{renderSwatch(area)}</td>}
            <th scope="row">{area.name}</th>
            {renderBar && <td>{renderBar(area)}</td>}
            <td>{area.text}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;

  th { font-weight: 400; text-align: start; }
  th, td { padding: ${space(0.5)} 0; border-bottom: 1px solid ${color.line}; }
  td:first-child { width: 2rem; }
  th + td:not(:last-child) { width: 40%; padding-inline: ${space(1)}; }
  td:last-child { text-align: end; white-space: nowrap; }
`;

export function AreaBars({ areas, theme }: { areas: readonly ListedArea[]; theme: DataTheme }) {
  const maxFigure = Math.max(...areas.map(({ figure }) => (isFigure(figure) ? figure : 0))) || 1;
  return (
    <AreaTable
      areas={areas}
      renderBar={({ figure }) =>
        isFigure(figure) && (
          <Bar viewBox="0 0 100 1" preserveAspectRatio="none" fill={dataColor[theme].main} aria-hidden="true">
            <rect width={Math.round((figure / maxFigure) * 1000) / 10} height="1" />
          </Bar>
        )
      }
    />
  );
}

const Bar = styled.svg`
  display: block;
  width: 100%;
  height: 0.625rem;
  ${media.forcedColors} { fill: CanvasText; }
`;
