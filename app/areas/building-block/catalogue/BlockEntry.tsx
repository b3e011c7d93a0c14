import type {
  Catalogue,
  CatalogueBlock,
  CatalogueRequirement,
} from "@gbvf/api/building-block/catalogue/contract.ts";
import { StatusTag } from "@gbvf/ui/primitives/StatusTag/StatusTag.tsx";
import { formatCount, formatDate, formatPercent, plural } from "@gbvf/ui/text/format.ts";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { color, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { Addable, EditableItem } from "./EditableItem.tsx";
import {
  availabilityOf,
  blockConfidential,
  blockIncluded,
  countsFrom,
  renamed,
  requirementAdded,
  requirementTakenOut,
} from "./effects.ts";
import { ItemForm } from "./ItemForm.tsx";
import { useCatalogueChanges } from "./useCatalogueChanges.ts";

export function BlockEntry({ catalogue, block }: { catalogue: Catalogue; block: CatalogueBlock }) {
  const { change, addRequirement } = useCatalogueChanges();
  const { buildingBlockId: id, description, about, version, isIncluded, isConfidential, addedOn } = block;
  const availability = availabilityOf(block);
  return (
    <Root aria-label={description}>
      <EditableItem
        heading={<h3>{description}</h3>}
        name={description}
        tags={
          <ItemTags
            isIncluded={isIncluded}
            outName="Not in the figures"
            addedOn={addedOn}
            isConfidential={isConfidential}
          />
        }
        form={(close) => (
          <ItemForm
            label={`Change ${description}`}
            kind="block"
            item={{ kind: "block", id, version, description, about, isIncluded, isConfidential }}
            effects={(values) => [
              countsFrom(catalogue),
              ...(values.description.trim() === description ? [] : [renamed(description, catalogue)]),
              ...(values.isIncluded === isIncluded ? [] : [blockIncluded(block, values.isIncluded)]),
              ...(values.isConfidential === isConfidential
                ? []
                : [blockConfidential(block, values.isConfidential)]),
            ]}
            submitName="Save"
            onSubmit={(values) => change("block", id, values)}
            onClose={close}
          />
        )}
      >
        <p>
          {plural(block.placeCount, "place", "places")}, {formatCount(block.capturedCount)} captured
          {availability !== null && `; ${formatPercent(availability)} available today`}
        </p>
        <p>{about}</p>
      </EditableItem>
      <ul aria-label={`Requirements of ${description}`}>
        {block.requirements.map((requirement) => (
          <li key={requirement.buildingBlockRequirementId}>
            <RequirementEntry catalogue={catalogue} block={block} requirement={requirement} />
          </li>
        ))}
      </ul>
      <Addable
        name="Add a requirement"
        to={description}
        form={(close) => (
          <ItemForm
            label={`Add a requirement to ${description}`}
            kind="requirement"
            effects={() => [countsFrom(catalogue), requirementAdded(block)]}
            submitName="Add requirement"
            onSubmit={(values) => addRequirement(id, values)}
            onClose={close}
          />
        )}
      />
    </Root>
  );
}

const Root = styled.section`
  ${stack(1)}
  padding-block-start: ${space(2)};
  border-block-start: 1px solid ${color.line};

  ul {
    padding: 0 0 0 ${space(2)};
    border-inline-start: 4px solid ${color.line};
    list-style: none;
  }
  li { padding-block: ${space(0.5)}; }
`;

interface RequirementEntryProps {
  catalogue: Catalogue;
  block: CatalogueBlock;
  requirement: CatalogueRequirement;
}

function RequirementEntry({ catalogue, block, requirement }: RequirementEntryProps) {
  const { change } = useCatalogueChanges();
  const { buildingBlockRequirementId: id, description, origin, isIncluded, version, addedOn } = requirement;
  return (
    <EditableItem
      heading={<strong>{description}</strong>}
      name={description}
      tags={<ItemTags isIncluded={isIncluded} outName="Taken out" addedOn={addedOn} />}
      form={(close) => (
        <ItemForm
          label={`Change ${description}`}
          kind="requirement"
          item={{ kind: "requirement", id, version, description, origin, isIncluded }}
          effects={(values) => [
            countsFrom(catalogue),
            ...(values.description.trim() === description ? [] : [renamed(description, catalogue)]),
            ...(isIncluded && !values.isIncluded ? [requirementTakenOut(block, id)] : []),
            ...(!isIncluded && values.isIncluded ? [requirementAdded(block)] : []),
          ]}
          submitName="Save"
          onSubmit={(values) => change("requirement", id, values)}
          onClose={close}
        />
      )}
    >
      <p>
        {isIncluded &&
          `${formatCount(requirement.available)} of ${formatCount(block.capturedCount)} captured places meet it. `}
        {origin}
      </p>
    </EditableItem>
  );
}

interface ItemTagsProps {
  isIncluded: boolean;
  outName: string;
  addedOn: string | null;
  isConfidential?: boolean;
}

export function ItemTags({ isIncluded, outName, addedOn, isConfidential = false }: ItemTagsProps) {
  return (
    <>
      {!isIncluded && <StatusTag kind="warning">{outName}</StatusTag>}
      {isConfidential && <StatusTag kind="neutral">Confidential</StatusTag>}
      {addedOn !== null && <StatusTag kind="neutral">{`Counts from ${formatDate(addedOn)} on`}</StatusTag>}
    </>
  );
}
