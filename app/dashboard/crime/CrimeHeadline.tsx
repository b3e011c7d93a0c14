import type { CrimeStats } from "@gbvf/api/crime/contract.ts";
import { formatCount, formatDate, formatRate } from "@gbvf/ui/charts/format.ts";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { media } from "@gbvf/ui/theme/media.ts";
import { color, font, space } from "@gbvf/ui/theme/tokens.ts";
import { styled } from "styled-components";
import { useApi } from "../../lib/useApi.ts";

/** The rate of the chosen place, with its period and where it comes from. */
export function CrimeHeadline({ boundaryId }: { boundaryId: number }) {
  const stats = useApi("GET /api/crime/stats", { query: { boundaryId } });
  return (
    <Resource
      {...stats}
      onRetry={stats.retry}
      skeleton={
        <Root>
          <Skeleton height="5.5rem" />
        </Root>
      }
      isEmpty={({ boundaryLevel }) => boundaryLevel.total === null}
    >
      {(answer) => <Headline {...answer} />}
    </Resource>
  );
}

function Headline({ boundaryLevel, reportingSpan, source }: CrimeStats) {
  const { ratePer100000, total, boundary } = boundaryLevel;
  return (
    <Root>
      <Figure>{ratePer100000 === null ? formatCount(total ?? 0) : formatRate(ratePer100000)}</Figure>
      <Words>
        {ratePer100000 === null ? "reports" : "reports per 100,000 people"}
        <br />
        {boundary}, {reportingSpan?.label}
      </Words>
      {source && (
        <Source>
          {source.description}, brought in on {formatDate(source.capturedOn)}
        </Source>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(0.5)} ${space(2)};
  min-height: 5.5rem;

  ${media.narrow} { min-height: 9rem; align-content: start; }
`;

const Figure = styled.strong`
  font-size: ${font.size.display};
  line-height: 1.05;
  letter-spacing: -0.02em;
`;

const Words = styled.p`
  line-height: 1.3;
`;

const Source = styled.small`
  flex-basis: 100%;
  color: ${color.inkMuted};
`;
