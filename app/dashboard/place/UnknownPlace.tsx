import { COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { reduceFilters } from "../../lib/address/filterReducer.ts";
import { getScreenUrl, type Screen } from "../../lib/address/paths.ts";
import { useFilters } from "../../lib/address/useFilters.ts";

export const NO_SUCH_PLACE = "There is no such place. Choose another one.";

export function UnknownPlace({ screen }: { screen: Screen }) {
  return (
    <>
      {NO_SUCH_PLACE} <ShowCountry screen={screen} />
    </>
  );
}

export function ShowCountry({ screen }: { screen: Screen }) {
  const { filters } = useFilters();
  const boundary = { boundaryId: COUNTRY, boundaryTypeId: 0 };
  return (
    <Link href={getScreenUrl(screen, reduceFilters(filters, { type: "choose boundary", boundary }))}>
      Show South Africa
    </Link>
  );
}
