import type { AssociatedToUser } from "@gbvf/api/building-block/overview/contract.ts";
import { plural } from "@gbvf/ui/text/format.ts";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { CompletionLegend } from "@gbvf/ui/widgets/CompletionMark/CompletionLegend.tsx";
import { MunicipalityTables } from "@gbvf/ui/widgets/MunicipalityBlocks/MunicipalityTables.tsx";
import { styled } from "styled-components";
import { useIsNarrow } from "../../../lib/page/useIsNarrow.ts";
import { MunicipalityComparison } from "./MunicipalityComparison.tsx";
import { byNeed, progressOf } from "./progressOf.ts";

export function Municipalities({ found }: { found: AssociatedToUser }) {
  const isNarrow = useIsNarrow();
  const municipalities = found.municipalities.map(progressOf).sort(byNeed);
  return (
    <>
      {municipalities.length > 1 && !isNarrow && (
        <MunicipalityComparison municipalities={municipalities} period={found.quarter.period} />
      )}
      <section aria-labelledby="blocks-title">
        <Head>
          <h2 id="blocks-title">{plural(municipalities.length, "municipality", "municipalities")}</h2>
          <CompletionLegend />
        </Head>
        <MunicipalityTables municipalities={municipalities} />
      </section>
    </>
  );
}

const Head = styled.header`
  ${row(1, 3)}
  align-items: baseline;
  justify-content: space-between;
  margin-block-end: ${space(2)};
`;
