import { COUNTRY } from "@gbvf/api/lib/boundaryTypes.ts";
import { ComboBox } from "@gbvf/ui/primitives/ComboBox/ComboBox.tsx";
import { useNavigate } from "react-router-dom";
import { reduceFilters } from "../../lib/filterReducer.ts";
import { MOST_COMPARED } from "../../lib/filters.ts";
import { to } from "../../lib/paths.ts";
import { useApi } from "../../lib/useApi.ts";
import { useFilters } from "../../lib/useFilters.ts";
import { usePlace } from "../../lib/usePlace.ts";

/** Puts the place side by side with another: opens on focus, and leads to the chart with both. */
export function CompareChoice() {
  const { filters } = useFilters();
  const navigate = useNavigate();
  const boundaryId = filters.boundaryId ?? COUNTRY;
  const { data: place } = usePlace(filters.boundaryId);
  const within = boundaryId === COUNTRY ? COUNTRY : (place?.containingBoundaryId ?? null);
  const near = useApi(
    "GET /api/geography/boundary/contained/",
    within === null ? null : { query: { containingBoundaryId: within } },
  );
  const compared = filters.compare.length > 0 ? filters.compare : [boundaryId];
  const options = [
    ...(near.data ?? []).map((each) => ({ id: each.boundaryId, name: each.description })),
    { id: COUNTRY, name: "South Africa" },
  ].filter(({ id }) => !compared.includes(id));
  return (
    <ComboBox
      // Begins anew after each choice.
      key={compared.join()}
      label={filters.compare.length > 0 ? "Add a place" : "Compare with another place"}
      placeholder="Choose a place"
      options={options}
      value={null}
      isDisabled={compared.length >= MOST_COMPARED}
      isLoading={near.isLoading}
      emptyMessage={near.error ? "This list could not be loaded." : undefined}
      onChange={(id) => {
        if (id === null) return;
        navigate(to("chart", reduceFilters(filters, { type: "compare", ids: [...compared, id] })));
      }}
    />
  );
}
