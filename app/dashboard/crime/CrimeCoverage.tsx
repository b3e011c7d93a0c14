import type { BoundaryCrime } from "@gbvf/api/crime/contract.ts";
import { formatCount } from "@gbvf/ui/charts/format.ts";
import { color, space } from "@gbvf/ui/theme/tokens.ts";
import { styled } from "styled-components";

/** Says so where the figures are not those of every police precinct. */
export function CrimeCoverage({
  boundary,
}: {
  boundary: Pick<BoundaryCrime, "precincts" | "precinctsReporting">;
}) {
  const { precincts, precinctsReporting } = boundary;
  if (precinctsReporting >= precincts) return null;
  return (
    <Root>
      {formatCount(precinctsReporting)} of {formatCount(precincts)} police precincts have figures for this
      period. The rate excludes precincts without figures.
    </Root>
  );
}

const Root = styled.p`
  padding-inline-start: ${space(1.5)};
  border-inline-start: 3px solid ${color.warning};
`;
