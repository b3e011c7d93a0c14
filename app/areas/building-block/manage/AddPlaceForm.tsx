import type { OnMunicipality } from "@gbvf/api/building-block/overview/contract.ts";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { useMutation } from "../../../lib/calls/useMutation.ts";
import { SaveForm } from "../../../lib/form/SaveForm.tsx";
import { overviews } from "../refreshes.ts";
import { newPlace, PlaceForm } from "./instanceForm.ts";
import { PlaceFields } from "./PlaceFields.tsx";

interface AddPlaceFormProps {
  block: OnMunicipality;
  onAdded: (stakeholderId: number) => void;
  onCancel: () => void;
}

export function AddPlaceForm({ block, onAdded, onCancel }: AddPlaceFormProps) {
  const { boundaryStakeholderId, buildingBlockId, municipality } = block;
  const { send } = useMutation("POST /api/buildingblock/addBuildingBlock", { refreshes: overviews });
  return (
    <Card>
      <h2>Add a place in {municipality}</h2>
      <p>It is listed from today on. Quarters that have ended stay as they were.</p>
      <SaveForm
        label="Add a place"
        schema={PlaceForm}
        initialValues={newPlace}
        send={async ({ version: _, checkedHow: __, buildingBlockRequirements: ___, ...place }) => {
          const answer = await send({
            body: { ...place, boundaryStakeholderId, buildingBlockId },
          });
          onAdded(answer.stakeholderId);
          return answer;
        }}
        submitName="Add place"
        cancel={onCancel}
        guardsChanges
        keptAs={`new place ${boundaryStakeholderId} ${buildingBlockId}`}
        focus="name"
        hasSummary
      >
        {(form) => <PlaceFields form={form} isBlockConfidential={block.isConfidential} />}
      </SaveForm>
    </Card>
  );
}
