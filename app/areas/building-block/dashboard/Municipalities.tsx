import type { AssociatedToUser } from "@gbvf/api/building-block/overview/contract.ts";
import { formatDate, plural } from "@gbvf/ui/text/format.ts";
import { color, space } from "@gbvf/ui/tokens/tokens.ts";
import { CompletionLegend } from "@gbvf/ui/widgets/CompletionMark/CompletionLegend.tsx";
import { MunicipalityAccordion } from "@gbvf/ui/widgets/MunicipalityBlocks/MunicipalityAccordion.tsx";
import {
  MunicipalityTable,
  MunicipalityTableSkeleton,
} from "@gbvf/ui/widgets/MunicipalityBlocks/MunicipalityTable.tsx";
import { styled } from "styled-components";
import { useIsNarrow } from "../../../lib/page/useIsNarrow.ts";
import { MunicipalityComparison } from "./MunicipalityComparison.tsx";
import { byNeed, progressOf } from "./progressOf.ts";

export function Municipalities({ found }: { found: AssociatedToUser }) {
  const isNarrow = useIsNarrow();
  const { period, daysLeft, lastDay } = found.quarter;
  const municipalities = found.municipalities.map(progressOf).sort(byNeed);
  return (
    <>
      <Facts>
        <p>
          <strong>{plural(municipalities.length, "municipality", "municipalities")}</strong>
        </p>
        <p>
          {period} ends on {formatDate(lastDay)}: {plural(daysLeft, "day", "days")} left
        </p>
      </Facts>
      {municipalities.length > 1 && !isNarrow && (
        <MunicipalityComparison municipalities={municipalities} period={period} />
      )}
      <section aria-labelledby="blocks-title">
        <Head>
          <h2 id="blocks-title">Building blocks</h2>
          <CompletionLegend />
        </Head>
        {isNarrow ? (
          <MunicipalityAccordion municipalities={municipalities} />
        ) : (
          <Tables>
            {municipalities.map((municipality) => (
              <MunicipalityTable key={municipality.id} municipality={municipality} />
            ))}
          </Tables>
        )}
      </section>
    </>
  );
}

export const DashboardSkeleton = () => (
  <Tables>
    <MunicipalityTableSkeleton />
    <MunicipalityTableSkeleton />
  </Tables>
);

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(3)};

  p + p { color: ${color.inkMuted}; }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: baseline;
  justify-content: space-between;
  margin-block-end: ${space(2)};
`;

const Tables = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(32rem, 100%), 1fr));
  gap: ${space(3)};
  align-items: start;
`;
