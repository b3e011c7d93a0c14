import { COUNTRY } from "@gbvf/api/lib/figures/boundaryTypes.ts";
import * as english from "@gbvf/api/lib/words/home/english.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { reduceFilters } from "../../lib/address/filterReducer.ts";
import { type Screen, to } from "../../lib/address/paths.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { useWords } from "../../lib/words/useWords.tsx";

export const NO_SUCH_PLACE = english.noSuchPlace;

export function ShowCountry({ screen }: { screen: Screen }) {
  const { filters } = useFilters();
  const { say } = useWords();
  const boundary = { boundaryId: COUNTRY, boundaryTypeId: 0 };
  return (
    <p>
      <Link href={to(screen, reduceFilters(filters, { type: "choose boundary", boundary }))}>
        {say(english.showSouthAfrica)}
      </Link>
    </p>
  );
}
