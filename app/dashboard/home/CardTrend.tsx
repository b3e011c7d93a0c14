import { Sparkline } from "@gbvf/ui/charts/Sparkline/Sparkline.tsx";
import { capitalised } from "@gbvf/ui/text/format.ts";
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
  const { place, sentences } = data;
  return (
    <Sparkline
      label={sentences.change ?? undefined}
      values={place.values}
      color={dataColor[colors].main}
      width={120}
      height={32}
    />
  );
}

export function CardRank({ componentId, boundaryId }: Omit<CardTrendProps, "colors">) {
  const { data } = useFindings(componentId, boundaryId);
  return data?.place.rank && <Rank>{capitalised(data.place.rank.words)}</Rank>;
}

const Rank = styled.small`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
