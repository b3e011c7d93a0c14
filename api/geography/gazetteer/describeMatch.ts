import type { PlaceByName } from "../contract.ts";
import type { PlaceMatch } from "./findPlaces.ts";
import type { SearchablePlace } from "./placeNames.ts";

type PlaceInProvince = SearchablePlace & { province: { name: string } };

export function describeMatch({
  place,
  name,
  officialName,
  kind,
  ignored,
}: PlaceMatch<PlaceInProvince>): PlaceByName {
  const { boundaryId, province } = place;
  const where = {
    province: "province",
    municipality: province.name,
    town: name === place.name ? province.name : `in ${place.name}, ${province.name}`,
    district: `district in ${province.name}`,
    "police station": `police station in ${place.name}, ${province.name}`,
  }[kind];
  return {
    boundaryId,
    municipality: place.kind === "municipality" ? place.name : null,
    province: province.name,
    name,
    officialName,
    kind,
    ignored: [...ignored],
    where: name === officialName ? where : `${officialName}, ${where}`,
  };
}
