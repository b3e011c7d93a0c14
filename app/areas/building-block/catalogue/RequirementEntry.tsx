import type {
  Catalogue,
  CatalogueBlock,
  CatalogueRequirement,
} from "@gbvf/api/building-block/catalogue/contract.ts";
import { formatCount } from "@gbvf/ui/text/format.ts";
import { EditableItem } from "./EditableItem.tsx";
import { countsFrom, renamed, requirementAdded, requirementTakenOut } from "./effects.ts";
import { ItemForm } from "./ItemForm.tsx";
import { ItemTags } from "./ItemTags.tsx";
import { useCatalogueChanges } from "./useCatalogueChanges.ts";

interface RequirementEntryProps {
  catalogue: Catalogue;
  block: CatalogueBlock;
  requirement: CatalogueRequirement;
}

export function RequirementEntry({ catalogue, block, requirement }: RequirementEntryProps) {
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
