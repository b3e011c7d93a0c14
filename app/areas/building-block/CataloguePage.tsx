import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { AreaFrame } from "../../layouts/AreaFrame.tsx";
import { AreaNav } from "../../layouts/AreaNav.tsx";
import { useApi } from "../../lib/calls/useApi.ts";
import { dashboardsOf } from "../../lib/session/landing.ts";
import { useSession } from "../../lib/session/session.ts";
import { CategoryEntry } from "./catalogue/CategoryEntry.tsx";
import { Addable } from "./catalogue/EditableItem.tsx";
import { countsFrom } from "./catalogue/effects.ts";
import { ItemForm } from "./catalogue/ItemForm.tsx";
import { useCatalogueChanges } from "./catalogue/useCatalogueChanges.ts";

/** Reached from the dashboards of several areas. */
export function CataloguePage() {
  const session = useSession();
  const catalogue = useApi("GET /api/buildingblock/getCatalogue", {});
  const { addCategory } = useCatalogueChanges();
  if (session === undefined) return null;
  const home = dashboardsOf(session).find(({ area }) => area !== "organisation")?.area ?? "admin";
  return (
    <>
      <AreaNav area={home} />
      <AreaFrame
        title="Catalogue of building blocks"
        purpose="What every municipality should have, and what each place is asked for. A change counts from its day on; quarters that have ended stay as they were."
      >
        <Resource
          {...catalogue}
          errorMessage="The catalogue could not be loaded. Please try again."
          skeleton={<Skeleton height="32rem" />}
        >
          {(found) => (
            <>
              {found.categories.length === 0 && (
                <EmptyState title="No categories available" headingLevel={2}>
                  Add the first one: places are listed under a building block of a category.
                </EmptyState>
              )}
              {found.categories.map((category) => (
                <CategoryEntry key={category.buildingBlockCategoryId} catalogue={found} category={category} />
              ))}
              <Card>
                <Addable
                  name="Add a category"
                  to="the catalogue"
                  form={(close) => (
                    <ItemForm
                      label="Add a category"
                      kind="category"
                      effects={() => [
                        countsFrom(found),
                        "It has no figure until it has building blocks with places.",
                      ]}
                      submitName="Add category"
                      onSubmit={addCategory}
                      onClose={close}
                    />
                  )}
                />
              </Card>
            </>
          )}
        </Resource>
      </AreaFrame>
    </>
  );
}
