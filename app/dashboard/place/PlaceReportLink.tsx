import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { getPlaceReportPath } from "../../lib/address/paths.ts";

export const PlaceReportLink = ({ boundaryId, name }: { boundaryId: number; name: string }) => (
  <Pressable>
    <Link href={getPlaceReportPath(boundaryId)}>One page about {name}</Link>
  </Pressable>
);

const Pressable = styled.span`
  a { display: inline-flex; align-items: center; min-height: ${space(3)}; }
`;
