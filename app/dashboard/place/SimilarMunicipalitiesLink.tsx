import type { Boundary } from "@gbvf/api/geography/contract.ts";
import { BOUNDARY_TYPE } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { reduceFilters } from "../../lib/address/filterReducer.ts";
import { getScreenUrl } from "../../lib/address/paths.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { useApi } from "../../lib/api-client/useApi.ts";

const MAX_SIMILAR = 3;

export function SimilarMunicipalitiesLink({ place }: { place: Boundary | undefined }) {
  const { filters } = useFilters();
  const isMunicipality = place?.boundaryTypeId === BOUNDARY_TYPE.municipality;
  const { data: peers } = useApi(
    "GET /api/geography/boundary/list/:boundaryTypeId{/:containingBoundaryId}",
    isMunicipality ? { params: { boundaryTypeId: BOUNDARY_TYPE.municipality } } : null,
  );
  if (!isMunicipality || peers === undefined) return null;
  const similarMunicipalities = listSimilarTo(place, peers).slice(0, MAX_SIMILAR);
  if (similarMunicipalities.length === 0) return null;
  const ids = [place, ...similarMunicipalities].map(({ boundaryId }) => boundaryId);
  return (
    <p>
      <Link href={getScreenUrl("chart", reduceFilters(filters, { type: "compare", ids }))}>
        Compare with municipalities like {place.description}
      </Link>{" "}
      (by people, province, and whether it is a metro)
    </p>
  );
}

type Place = Pick<Boundary, "boundaryId" | "code" | "nationalBoundaryId" | "peopleCount">;

/** Being in another province counts as much as having 1.5 times as many people. */
const PROVINCE_DISTANCE = Math.log(1.5);
const KIND_DISTANCE = Math.log(4);

/** A metro's code has letters only, "JHB"; other codes contain digits, "NC091". */
const isMetro = ({ code }: Place) => !/\d/.test(code);

/** Sorts the most similar first, by the number of people, the kind and the province. */
export function listSimilarTo<P extends Place>(place: Place, peers: readonly P[]): P[] {
  const { peopleCount } = place;
  if (peopleCount === null || peopleCount === 0) return [];
  const computeDistance = (peer: Place) =>
    Math.abs(Math.log((peer.peopleCount ?? 0) / peopleCount)) +
    (peer.nationalBoundaryId === place.nationalBoundaryId ? 0 : PROVINCE_DISTANCE) +
    (isMetro(peer) === isMetro(place) ? 0 : KIND_DISTANCE);
  return peers
    .filter((peer) => peer.boundaryId !== place.boundaryId && (peer.peopleCount ?? 0) > 0)
    .toSorted((a, b) => computeDistance(a) - computeDistance(b));
}
