import type { OnMunicipality } from "@gbvf/api/building-block/overview/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ComboBox } from "@gbvf/ui/primitives/ComboBox/ComboBox.tsx";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { formatCount } from "@gbvf/ui/text/format.ts";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { useState } from "react";
import { Navigate, useNavigate, useParams } from "react-router-dom";
import { styled } from "styled-components";
import { AreaFrame } from "../../layouts/AreaFrame.tsx";
import { buildingBlock } from "../../lib/address/areaPaths.ts";
import { decodeId } from "../../lib/address/encodedId.ts";
import { useApi } from "../../lib/api-client/useApi.ts";
import { leavePage } from "../../lib/page/blockNavigation.ts";
import { useHasPermission } from "../../lib/session/useHasPermission.ts";
import { InstancePanel } from "./manage/InstancePanel.tsx";
import { AddPlaceForm } from "./manage/PlaceFields.tsx";
import { PlaceList } from "./manage/PlaceList.tsx";

export function ManagePage() {
  const { boundaryId, bldId } = useParams();
  const [municipalityId, blockId] = [decodeId(boundaryId), decodeId(bldId)];
  if (municipalityId === null || blockId === null) return <Navigate to={buildingBlock.start} replace />;
  return <Manage boundaryId={municipalityId} bldId={blockId} />;
}

function Manage({ boundaryId, bldId }: { boundaryId: number; bldId: number }) {
  const { instanceId: requestedId } = useParams();
  const hasPermission = useHasPermission();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const block = useApi("GET /api/buildingblock/getBuildingBlockOnMunicipality", {
    query: { boundaryStakeholderId: boundaryId, buildingBlockId: bldId },
  });
  const instanceId = findChosenInstance(block.data, decodeId(requestedId));
  const title = block.data ? `${block.data.municipality}: ${block.data.buildingBlock}` : "Building block";
  return (
    <AreaFrame
      title={title}
      purpose="What you submit here is what the public sees and calls."
      back={{ href: `${buildingBlock.start}?boundaryId=${boundaryId}`, name: "All building blocks" }}
      actions={
        block.data &&
        !isAdding &&
        hasPermission("AddBuildingBlock") && <Button onPress={() => setAdding(true)}>Add a place</Button>
      }
    >
      {block.error?.status === 404 ? (
        <EmptyState title="No data available to display." headingLevel={2}>
          This building block belongs to a municipality that you do not capture.
        </EmptyState>
      ) : (
        <>
          {block.data && <BlockFacts block={block.data} />}
          <BlockChoice boundaryId={boundaryId} bldId={bldId} instanceId={instanceId} block={block.data} />
          <Resource
            {...block}
            errorMessage="The building block could not be loaded. Please try again."
            skeleton={<Skeleton height="24rem" />}
          >
            {(loadedBlock) => {
              if (isAdding)
                return (
                  <AddPlaceForm
                    block={loadedBlock}
                    onCancel={() => setAdding(false)}
                    onAdded={(addedId) => {
                      setAdding(false);
                      navigate(buildingBlock.manage(boundaryId, bldId, addedId));
                    }}
                  />
                );
              if (loadedBlock.instances.length === 0)
                return (
                  <EmptyState title="No data available to display." headingLevel={2}>
                    No place of this kind is known in {loadedBlock.municipality} yet.
                  </EmptyState>
                );
              if (instanceId === null) return <PlaceList block={loadedBlock} />;
              return (
                <InstancePanel
                  key={instanceId}
                  buildingBlockId={bldId}
                  stakeholderId={instanceId}
                  isBlockConfidential={loadedBlock.isConfidential}
                  onEnded={() => navigate(buildingBlock.manage(boundaryId, bldId))}
                />
              );
            }}
          </Resource>
        </>
      )}
    </AreaFrame>
  );
}

function findChosenInstance(block: OnMunicipality | undefined, requestedId: number | null): number | null {
  const [only, second] = block?.instances ?? [];
  return requestedId ?? (second === undefined ? (only?.stakeholderId ?? null) : null);
}

function BlockFacts({ block }: { block: OnMunicipality }) {
  return (
    <Facts>
      <div>
        <dt>Municipality</dt>
        <dd>{block.municipality}</dd>
      </div>
      <div>
        <dt>Building Block</dt>
        <dd>{block.buildingBlock}</dd>
      </div>
      <div>
        <dt>Number of updates</dt>
        <dd>
          {formatCount(block.totalVerifiedBuildingBlockCount)}/{formatCount(block.totalBuildingBlockCount)}
        </dd>
      </div>
    </Facts>
  );
}

const Facts = styled.dl`
  ${row(1)}

  > div {
    ${row(0, 1)}
    min-width: 0;
    padding: ${space(0.25)} ${space(1)};
    border: 1px solid ${color.edge};
    border-radius: 4px;
    background: ${color.surface};
    font-size: ${font.size.small};
    overflow-wrap: anywhere;
  }
  dt { color: ${color.inkMuted}; }
  dd { min-width: 0; font-weight: ${font.weight.strong}; }
`;

interface BlockChoiceProps {
  boundaryId: number;
  bldId: number;
  instanceId: number | null;
  block: OnMunicipality | undefined;
}

function BlockChoice({ boundaryId, bldId, instanceId, block }: BlockChoiceProps) {
  const navigate = useNavigate();
  const { data, isLoading } = useApi("GET /api/buildingblock/getBuildingBlockAssociatedToUser", {
    query: { boundaryId },
  });
  const blocks =
    data?.municipalities[0]?.buildingBlockCategories.flatMap((category) =>
      category.buildingBlocks.map((each) => ({
        id: each.buildingBlockId,
        label: each.description,
        detail: category.description,
      })),
    ) ?? [];
  const places =
    block?.instances.map(({ stakeholderId, name }) => ({ id: stakeholderId, label: name })) ?? [];
  const leaveTo = (path: string) => leavePage(() => navigate(path));
  return (
    <FormRow>
      <ComboBox
        // Without a new key, the combo box would keep the options of its first render.
        key={`block ${blocks.length}`}
        label="Building Block"
        options={blocks}
        value={bldId}
        isLoading={isLoading}
        onChange={(id) => id !== null && id !== bldId && leaveTo(buildingBlock.manage(boundaryId, id))}
      />
      {places.length > 1 && (
        <ComboBox
          key={`place ${bldId}`}
          label="Place"
          placeholder={`Choose one of ${places.length}`}
          options={places}
          value={instanceId}
          onChange={(id) =>
            id !== instanceId && leaveTo(buildingBlock.manage(boundaryId, bldId, id ?? undefined))
          }
        />
      )}
    </FormRow>
  );
}
