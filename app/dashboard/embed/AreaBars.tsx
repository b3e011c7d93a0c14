import { isFigure } from "@gbvf/ui/charts/reading.ts";
import { type DataTheme, dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { styled } from "styled-components";
import { AreaTable } from "./AreaTable.tsx";
import type { ListedArea } from "./areas.ts";

export function AreaBars({ areas, theme }: { areas: readonly ListedArea[]; theme: DataTheme }) {
  const most = Math.max(...areas.map(({ figure }) => (isFigure(figure) ? figure : 0))) || 1;
  return (
    <AreaTable
      areas={areas}
      barOf={({ figure }) =>
        isFigure(figure) && (
          <Bar viewBox="0 0 100 1" preserveAspectRatio="none" fill={dataColor[theme].main} aria-hidden="true">
            <rect width={Math.round((figure / most) * 1000) / 10} height="1" />
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
