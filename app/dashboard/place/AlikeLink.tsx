import type { Boundary } from "@gbvf/api/geography/contract.ts";
import { BOUNDARY_TYPE } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { reduceFilters } from "../../lib/address/filterReducer.ts";
import { to } from "../../lib/address/paths.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { useApi } from "../../lib/calls/useApi.ts";
import { alikeTo } from "./alike.ts";

const MAX_ALIKE = 3;

export function AlikeLink({ place }: { place: Boundary | undefined }) {
  const { filters } = useFilters();
  const isMunicipality = place?.boundaryTypeId === BOUNDARY_TYPE.municipality;
  const { data: peers } = useApi(
    "GET /api/geography/boundary/list/:boundaryTypeId{/:containingBoundaryId}",
    isMunicipality ? { params: { boundaryTypeId: BOUNDARY_TYPE.municipality } } : null,
  );
  if (!isMunicipality || peers === undefined) return null;
  const alike = alikeTo(place, peers).slice(0, MAX_ALIKE);
  if (alike.length === 0) return null;
  const ids = [place, ...alike].map(({ boundaryId }) => boundaryId);
  return (
    <p>
      <Link href={to("chart", reduceFilters(filters, { type: "compare", ids }))}>
        Compare with municipalities like {place.description}
      </Link>{" "}
      (by people, province, and whether it is a metro)
    </p>
  );
}
