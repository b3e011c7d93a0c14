import type { OnMunicipality } from "@gbvf/api/building-block/overview/contract.ts";
import { ComboBox } from "@gbvf/ui/primitives/ComboBox/ComboBox.tsx";
import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { useNavigate } from "react-router-dom";
import { buildingBlock } from "../../../lib/address/areaPaths.ts";
import { useApi } from "../../../lib/calls/useApi.ts";
import { leave } from "../../../lib/page/leaving.ts";

interface BlockChoiceProps {
  boundaryId: number;
  bldId: number;
  instanceId: number | null;
  block: OnMunicipality | undefined;
}

export function BlockChoice({ boundaryId, bldId, instanceId, block }: BlockChoiceProps) {
  const navigate = useNavigate();
  const { data, isLoading } = useApi("GET /api/buildingblock/getBuildingBlockAssociatedToUser", {
    query: { boundaryId },
  });
  const blocks =
    data?.municipalities[0]?.buildingBlockCategories.flatMap((category) =>
      category.buildingBlocks.map((each) => ({
        id: each.buildingBlockId,
        name: each.description,
        detail: category.description,
      })),
    ) ?? [];
  const places = block?.instances.map(({ stakeholderId, name }) => ({ id: stakeholderId, name })) ?? [];
  const go = (path: string) => leave(() => navigate(path));
  return (
    <FormRow>
      <ComboBox
        // The box keeps its first options, so a new list needs a new key.
        key={`block ${blocks.length}`}
        label="Building Block"
        options={blocks}
        value={bldId}
        isLoading={isLoading}
        onChange={(id) => id !== null && id !== bldId && go(buildingBlock.manage(boundaryId, id))}
      />
      {places.length > 1 && (
        <ComboBox
          key={`place ${bldId}`}
          label="Place"
          placeholder={`Choose one of ${places.length}`}
          options={places}
          value={instanceId}
          onChange={(id) => id !== instanceId && go(buildingBlock.manage(boundaryId, bldId, id ?? undefined))}
        />
      )}
    </FormRow>
  );
}
