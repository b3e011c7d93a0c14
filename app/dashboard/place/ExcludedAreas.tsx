import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { reduceFilters } from "../../lib/address/filterReducer.ts";
import { getScreenUrl, type Screen } from "../../lib/address/paths.ts";
import { useFilters } from "../../lib/address/useFilters.ts";

interface ExcludedAreasProps {
  screen: Screen;
  /** One response for each compared place; null if the server does not know the place. */
  responses: readonly unknown[];
}

export function ExcludedAreas({ screen, responses }: ExcludedAreasProps) {
  const { filters } = useFilters();
  // While the next group loads, the responses are those of the previous one.
  if (responses.length !== filters.compare.length) return null;
  const unknownIds = filters.compare.filter((_, index) => responses[index] === null);
  if (unknownIds.length === 0) return null;
  const ids = filters.compare.filter((id) => !unknownIds.includes(id));
  const count = unknownIds.length;
  return (
    <p role="status">
      {count === 1
        ? `There is no place with the number ${unknownIds.join(", ")}. It is left out.`
        : `There are no places with the numbers ${unknownIds.join(", ")}. They are left out.`}{" "}
      <Link href={getScreenUrl(screen, reduceFilters(filters, { type: "compare", ids }))}>
        {count === 1 ? "Go on without it" : "Go on without them"}
      </Link>
    </p>
  );
}
