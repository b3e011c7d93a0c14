import { FigureSkeleton } from "@gbvf/ui/charts/Figure/FigureSkeleton.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { media } from "@gbvf/ui/theme/media.ts";
import { color, font, radius, space } from "@gbvf/ui/theme/tokens.ts";
import { styled } from "styled-components";

/** Charts side by side where there is room, each on a surface of its own; words between them take the whole width. */
export const ChartGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(30rem, 100%), 1fr));
  gap: ${space(2)};
  align-items: start;

  > * { min-width: 0; }
  > p { grid-column: 1 / -1; }
  > figure, > [data-panel] {
    padding: ${space(2)};
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    background: ${color.surface};

    ${media.wide} { padding: ${space(2.5)} ${space(3)}; }
  }
  h2, h3 { font-size: ${font.size.body}; }
`;

/** The outline of so many charts that are on their way. */
export function ChartGridSkeleton({ count }: { count: number }) {
  return (
    <ChartGrid>
      {Array.from({ length: count }, (_, index) => `chart ${index + 1}`).map((key) => (
        <div key={key} data-panel>
          <FigureSkeleton>
            <Skeleton height="20rem" />
          </FigureSkeleton>
        </div>
      ))}
    </ChartGrid>
  );
}
