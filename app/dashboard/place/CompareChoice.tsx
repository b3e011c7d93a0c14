import { BOUNDARY_TYPE, COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { ComboBox } from "@gbvf/ui/primitives/ComboBox/ComboBox.tsx";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { reduceFilters } from "../../lib/address/filterReducer.ts";
import { MAX_COMPARED } from "../../lib/address/filters.ts";
import { getScreenUrl } from "../../lib/address/paths.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { useApi } from "../../lib/api-client/useApi.ts";
import { toPlaceOption, usePlace } from "../../lib/place/usePlace.ts";

interface CompareChoiceProps {
  /** Focuses the field when it appears, which also opens its list. */
  isInitiallyOpen?: boolean;
}

export function CompareChoice({ isInitiallyOpen = false }: CompareChoiceProps) {
  const { filters } = useFilters();
  const navigate = useNavigate();
  const boundaryId = filters.boundaryId ?? COUNTRY;
  const { data: place } = usePlace(filters.boundaryId);
  const parentId = boundaryId === COUNTRY ? COUNTRY : (place?.containingBoundaryId ?? null);
  const siblings = useApi(
    "GET /api/geography/boundary/contained/",
    parentId === null ? null : { query: { containingBoundaryId: parentId } },
  );
  const level = place?.boundaryTypeId ?? BOUNDARY_TYPE.precinct;
  const peers = useApi(
    "GET /api/geography/boundary/list/:boundaryTypeId{/:containingBoundaryId}",
    level > BOUNDARY_TYPE.municipality ? null : { params: { boundaryTypeId: level } },
  );
  const field = useRef<{ focus: (options?: FocusOptions) => void }>(null);
  useEffect(() => {
    // A scroll would close the list that the focus has just opened.
    if (isInitiallyOpen) field.current?.focus({ preventScroll: true });
  }, [isInitiallyOpen]);
  const comparedIds = filters.compare.length > 0 ? filters.compare : [boundaryId];
  const siblingOptions = (siblings.data ?? []).map(toPlaceOption);
  const options = [
    ...siblingOptions,
    { id: COUNTRY, label: "South Africa" },
    ...(peers.data ?? [])
      .map(toPlaceOption)
      .filter(({ id }) => !siblingOptions.some((each) => each.id === id)),
  ].filter(({ id }) => !comparedIds.includes(id));
  return (
    <ComboBox<number>
      // A new key clears the field after each choice.
      key={comparedIds.join()}
      inputRef={field}
      label={filters.compare.length > 0 ? "Add a place" : "Compare with another place"}
      placeholder="Choose a place"
      options={options}
      value={null}
      isDisabled={comparedIds.length >= MAX_COMPARED}
      isLoading={siblings.isLoading}
      emptyMessage={siblings.error ? "This list could not be loaded." : undefined}
      onChange={(id) => {
        if (id === null) return;
        navigate(
          getScreenUrl("chart", reduceFilters(filters, { type: "compare", ids: [...comparedIds, id] })),
        );
      }}
    />
  );
}
