import { keepPeriods } from "@gbvf/ui/charts/Figure/keepPeriods.tsx";
import { isFigure } from "@gbvf/ui/charts/reading.ts";
import { Sparkline } from "@gbvf/ui/charts/Sparkline/Sparkline.tsx";
import { type DataTheme, dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { color, font } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { useFindings } from "../place/useFindings.ts";

interface CardTrendProps {
  componentId: number;
  boundaryId: number;
  colors: DataTheme;
}

/** Shows nothing if the request fails, because the card already has its figure. */
export function CardTrend({ componentId, boundaryId, colors }: CardTrendProps) {
  const { data } = useFindings(componentId, boundaryId);
  if (data === undefined) return null;
  const { place, sentences, periods } = data;
  const firstPeriod = periods[place.values.findIndex(isFigure)];
  if (place.values.filter(isFigure).length < 2) return null;
  return (
    <>
      <Sparkline
        label={sentences.change ?? undefined}
        values={place.values}
        color={dataColor[colors].main}
        width={120}
        height={32}
      />
      <Start>{keepPeriods(`since ${firstPeriod}`)}</Start>
    </>
  );
}

export function CardRank({ componentId, boundaryId }: Omit<CardTrendProps, "colors">) {
  const { data } = useFindings(componentId, boundaryId);
  return data?.place.rank && <Rank>From the highest, {data.place.rank.words}</Rank>;
}

const Rank = styled.small`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;

const Start = styled(Rank)`display: block; text-align: end; line-height: 1.2;`;
