import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { VisuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden/VisuallyHidden.tsx";
import { CategoryCard, type CategoryCardProps } from "@gbvf/ui/widgets/CategoryCard/CategoryCard.tsx";
import { reduceFilters } from "../../lib/filterReducer.ts";
import { screenAfterCategory, to } from "../../lib/paths.ts";
import { useFilters } from "../../lib/useFilters.ts";
import { COUNTRY } from "../../lib/usePlace.ts";
import { BuildingBlockHeadline } from "../themes/building-block/BuildingBlockHeadline.tsx";
import { CollectiveActionHeadline } from "../themes/collective-action/CollectiveActionHeadline.tsx";
import { CrimeHeadline } from "../themes/crime/CrimeHeadline.tsx";
import { HealthCheckHeadline } from "../themes/health-check/HealthCheckHeadline.tsx";
import { themeOf } from "../themes/themes.ts";

const headlines = {
  crime: CrimeHeadline,
  buildingBlock: BuildingBlockHeadline,
  healthCheck: HealthCheckHeadline,
  collectiveAction: CollectiveActionHeadline,
};

/** A theme's card, about the chosen place: its headline figure, and the ways into it. */
export function ThemeCard({ component }: { component: Component }) {
  const { filters, screen } = useFilters();
  const { componentId, name, description } = component;
  const chosen = reduceFilters(filters, { type: "choose component", componentId });
  const Headline = headlines[themeOf(component)];
  return (
    <CategoryCard
      title={name}
      description={description}
      theme={themeOf(component)}
      state={stateOf(componentId, filters.componentId)}
      headline={<Headline boundaryId={filters.boundaryId ?? COUNTRY} />}
      actions={
        <>
          <Link href={to("map", chosen)} variant="primary">
            Map<VisuallyHidden> of {name}</VisuallyHidden>
          </Link>
          <Link href={to(screenAfterCategory(screen), chosen)} variant="secondary">
            Charts<VisuallyHidden> of {name}</VisuallyHidden>
          </Link>
        </>
      }
    />
  );
}

/** Default while no theme is chosen; then the chosen one is active and the others step back. */
function stateOf(componentId: number, chosenId: number | null): CategoryCardProps["state"] {
  if (chosenId === null) return "default";
  return chosenId === componentId ? "active" : "inactive";
}
