import type { Catalogue, CatalogueCategory } from "@gbvf/api/building-block/catalogue/contract.ts";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { plural } from "@gbvf/ui/text/format.ts";
import { BlockEntry, ItemTags } from "./BlockEntry.tsx";
import { Addable, EditableItem } from "./EditableItem.tsx";
import { countsFrom, renamed } from "./effects.ts";
import { ItemForm } from "./ItemForm.tsx";
import { useCatalogueChanges } from "./useCatalogueChanges.ts";

export function CategoryEntry({
  catalogue,
  category,
}: {
  catalogue: Catalogue;
  category: CatalogueCategory;
}) {
  const { change, addBlock } = useCatalogueChanges();
  const { buildingBlockCategoryId: id, description, version, isIncluded, addedOn, blocks } = category;
  return (
    <Card>
      <EditableItem
        heading={<h2>{description}</h2>}
        name={description}
        tags={<ItemTags isIncluded={isIncluded} outName="Not in the figures" addedOn={addedOn} />}
        form={(close) => (
          <ItemForm
            label={`Change ${description}`}
            kind="category"
            item={{ kind: "category", id, version, description, isIncluded }}
            effects={(values) => [
              countsFrom(catalogue),
              ...(values.description.trim() === description ? [] : [renamed(description, catalogue)]),
              ...(values.isIncluded === isIncluded
                ? []
                : [categoryIncluded(blocks.length, values.isIncluded)]),
            ]}
            submitName="Save"
            onSubmit={(values) => change("category", id, values)}
            onClose={close}
          />
        )}
      >
        {blocks.length === 0 && <p>No building blocks available</p>}
      </EditableItem>
      {blocks.map((block) => (
        <BlockEntry key={block.buildingBlockId} catalogue={catalogue} block={block} />
      ))}
      <Addable
        name="Add a building block"
        to={description}
        form={(close) => (
          <ItemForm
            label={`Add a building block to ${description}`}
            kind="block"
            effects={() => [
              countsFrom(catalogue),
              "It has no figure until places of it are added and captured.",
            ]}
            submitName="Add building block"
            onSubmit={(values) => addBlock(id, values)}
            onClose={close}
          />
        )}
      />
    </Card>
  );
}

const categoryIncluded = (count: number, isIncluded: boolean) => {
  const blocks = plural(count, "building block", "building blocks");
  return isIncluded
    ? `Its ${blocks} are in the figures, as far as each is included.`
    : `Its ${blocks} leave the figures, the map and the charts. Their places stay in the contact directory.`;
};
