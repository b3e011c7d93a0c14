import { COUNTRY } from "@gbvf/api/lib/boundaryTypes.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { reduceFilters } from "../../lib/filterReducer.ts";
import { to } from "../../lib/paths.ts";
import { useFilters } from "../../lib/useFilters.ts";
import { CompareWith } from "./CompareWith.tsx";

/** To the chart, where the place stands beside others. */
export function CompareLinks({ boundaryId }: { boundaryId: number }) {
  const { filters } = useFilters();
  const withCountry = reduceFilters(filters, { type: "compare", ids: [boundaryId, COUNTRY] });
  return (
    <div>
      {boundaryId !== COUNTRY && <Link href={to("chart", withCountry)}>Compare with South Africa</Link>}
      <CompareWith />
    </div>
  );
}
