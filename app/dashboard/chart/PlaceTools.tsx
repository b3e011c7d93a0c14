import { COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { DownloadPlace } from "../place/DownloadPlace.tsx";
import { OnePageLink } from "../place/OnePageLink.tsx";

export function PlaceTools({ name }: { name: string | undefined }) {
  const { filters } = useFilters();
  const boundaryId = filters.boundaryId ?? COUNTRY;
  return (
    <>
      {name && (
        <p>
          <OnePageLink boundaryId={boundaryId} name={name} />
        </p>
      )}
      <DownloadPlace boundaryId={boundaryId} name={name} />
    </>
  );
}
