import { FigureSkeleton } from "@gbvf/ui/charts/Figure/FigureSkeleton.tsx";
import { cardStyle } from "@gbvf/ui/primitives/Card/Card.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";

/** Limits the charts' height, so that a chart and its heading fit into the window. */
export const ChartGrid = styled.div`
  --chart-height: clamp(15rem, 100vh - 22rem, 20rem);
  --figure-alignment: center;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(max(30rem, 40%), 100%), 1fr));
  gap: ${space(2)};

  > [data-charts] { display: contents; }
  &, > [data-charts] {
    > * { min-width: 0; }
    > :not(figure, [data-panel]) { grid-column: 1 / -1; }
    > p { max-width: none; }
    > figure, > [data-panel] {
      padding: ${space(2)};
      ${cardStyle}

      ${media.wide} { padding: ${space(2.5)} ${space(3)}; }
      /* With padding, the charts would be printed on the previous sheet. */
      ${media.print} { padding: 0; border: 0; }
    }
  }
  /* If the number of charts is odd, the last takes the whole row. */
  &:not(:has(> [data-charts] > figure:last-of-type:nth-of-type(odd))) > figure,
  &:not(:has(> figure)) > [data-charts] > figure:last-of-type:nth-of-type(odd) { grid-column: 1 / -1; }
  h2, h3 { font-size: ${font.size.body}; }
  /* The buttons stand at the foot, at one height in neighbouring cards whose heads have unequal lines. */
  @media screen {
    figure > div:first-child {
      display: contents;
      > :first-child { flex: none; }
      > :last-child { order: 1; margin-block: ${space(-0.5)} ${space(-1)}; }
    }
  }
`;

export const FullWidthPanel = styled.div`grid-column: 1 / -1;`;

export function ChartGridSkeleton({ count }: { count: number }) {
  return (
    <ChartGrid>
      {Array.from({ length: count }, (_, index) => `chart-${index + 1}`).map((key) => (
        <div key={key} data-panel>
          <FigureSkeleton>
            <Skeleton height="var(--chart-height)" />
          </FigureSkeleton>
        </div>
      ))}
    </ChartGrid>
  );
}
