import type { Boundary } from "@gbvf/api/geography/contract.ts";

type Place = Pick<Boundary, "boundaryId" | "code" | "nationalBoundaryId" | "peopleCount">;

/** Another province counts like 1.5 times as many people, a metro beside others like 4 times. */
const OTHER_PROVINCE = Math.log(1.5);
const OTHER_KIND = Math.log(4);

/** "JHB"; others have a number: "NC091". */
const isMetro = ({ code }: Place) => !/\d/.test(code);

/** Municipalities with as many people, of the same kind and province where there are some; the most alike first. */
export function alikeTo<P extends Place>(place: Place, peers: readonly P[]): P[] {
  const { peopleCount } = place;
  if (peopleCount === null || peopleCount === 0) return [];
  const distanceOf = (peer: Place) =>
    Math.abs(Math.log((peer.peopleCount ?? 0) / peopleCount)) +
    (peer.nationalBoundaryId === place.nationalBoundaryId ? 0 : OTHER_PROVINCE) +
    (isMetro(peer) === isMetro(place) ? 0 : OTHER_KIND);
  return peers
    .filter((peer) => peer.boundaryId !== place.boundaryId && (peer.peopleCount ?? 0) > 0)
    .toSorted((a, b) => distanceOf(a) - distanceOf(b));
}
