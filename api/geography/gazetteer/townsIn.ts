import { COUNTRY } from "../../shared/figures/boundaryTypes.ts";
import type { Town } from "../contract.ts";
import type { GazetteerMunicipality } from "./readMunicipalities.ts";

export const listTownsIn = (municipalities: readonly GazetteerMunicipality[], boundaryId: number): Town[] =>
  municipalities
    .filter(
      (each) =>
        boundaryId === COUNTRY ||
        [each, each.district, each.province].some((place) => place.boundaryId === boundaryId),
    )
    .flatMap(({ boundaryId, name: municipality, townPoints }) =>
      Object.entries(townPoints).map(([name, point]) => ({ name, boundaryId, municipality, ...point })),
    )
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
