import type { Endpoints } from "@gbvf/api/contract.ts";
import { IMPORT_PERMISSIONS } from "@gbvf/api/data-import/contract.ts";
import type { ApiResponse } from "@gbvf/api/shared/http/endpoint.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { RowList } from "@gbvf/ui/primitives/RowList/RowList.tsx";
import { formatCount } from "@gbvf/ui/text/format.ts";
import { useState } from "react";
import { useAction } from "../../../lib/api-client/useAction.ts";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { useHasPermission } from "../../../lib/session/useHasPermission.ts";
import { Note, Panel } from "../CardGrid.tsx";

const STATIONS = "GET /api/import/getAddedStations";
type Station = ApiResponse<Endpoints[typeof STATIONS]>["stations"][number];

export function AddedStations() {
  const hasPermission = useHasPermission();
  return IMPORT_PERMISSIONS.boundaries.every(hasPermission) ? <StationList /> : null;
}

function StationList() {
  const stations = useApi(STATIONS, {});
  const [chosenStation, setChosenStation] = useState<Station>();
  const remove = useAction("POST /api/import/removeStation", {
    refreshes: [STATIONS, "GET /api/geography/boundary/list/:boundaryTypeId{/:containingBoundaryId}"],
  });
  if (stations.data?.stations.length === 0) return null;
  return (
    <Panel aria-labelledby="added-stations">
      <h2 id="added-stations">Police stations added here</h2>
      <Resource {...stations} skeleton="6rem">
        {({ stations }) => (
          <RowList
            rows={stations.map((station) => ({
              id: station.boundaryId,
              content: <StationDetails {...station} />,
              action: (
                <Button
                  aria-label={`Remove ${station.name}`}
                  onPress={() => {
                    setChosenStation(station);
                    remove.confirm({ body: { boundaryId: station.boundaryId } });
                  }}
                >
                  Remove
                </Button>
              ),
            }))}
          />
        )}
      </Resource>
      <ConfirmDialog
        {...remove.dialog}
        title={`Remove ${chosenStation?.name}?`}
        confirmLabel="Remove police station"
      >
        <p>
          {chosenStation?.peopleFrom
            ? `Its people count in ${chosenStation.peopleFrom} again, in rates of earlier periods too.`
            : "Its people count nowhere then, in rates of earlier periods too."}{" "}
          Rows of its name in later files are in no precinct.
        </p>
      </ConfirmDialog>
    </Panel>
  );
}

function StationDetails({ name, municipality, reports, files, peopleCount, peopleFrom, source }: Station) {
  const people = `${formatCount(peopleCount)} people${peopleFrom === null ? "" : `, taken out of ${peopleFrom}`}`;
  return (
    <>
      <strong>{name}</strong>, {municipality}
      <p>
        {reports ?? "No sexual offences"}
        {files.length > 0 && `, of ${files.join(", ")}`}
      </p>
      <Note>
        {people} ({source})
      </Note>
    </>
  );
}
