import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { VisuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden/VisuallyHidden.tsx";
import { CategoryCard, type CategoryCardProps } from "@gbvf/ui/widgets/CategoryCard/CategoryCard.tsx";
import { lazy, Suspense } from "react";
import { reduceFilters } from "../../lib/address/filterReducer.ts";
import { screenAfterCategory, to } from "../../lib/address/paths.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { useIsIdle } from "../../lib/page/useIsIdle.ts";
import { methodOf, themeOf } from "../themes/registry.ts";
import { ThemeHeadline } from "./ThemeHeadline.tsx";

const CardTrend = lazy(async () => ({ default: (await import("./CardTrend.tsx")).CardTrend }));

export function ThemeCard({ component }: { component: Component }) {
  const { filters, screen } = useFilters();
  const { componentId, name, description } = component;
  const chosen = reduceFilters(filters, { type: "choose component", componentId });
  const boundaryId = filters.boundaryId ?? COUNTRY;
  const isIdle = useIsIdle();
  const theme = themeOf(component);
  const { colors, useFigures, headlineOf } = theme;
  return (
    <CategoryCard
      title={name}
      description={description}
      theme={colors}
      chosenWord="Chosen"
      state={stateOf(componentId, filters.componentId)}
      headline={
        <ThemeHeadline
          answer={useFigures(boundaryId)}
          headlineOf={headlineOf}
          method={methodOf(theme)}
          trend={
            isIdle && (
              <Suspense>
                <CardTrend componentId={componentId} boundaryId={boundaryId} colors={colors} />
              </Suspense>
            )
          }
        />
      }
      actions={
        <>
          <Link href={to("map", chosen)} variant="primary">
            Map
            <VisuallyHidden> of {name}</VisuallyHidden>
          </Link>
          <Link href={to(screenAfterCategory(screen), chosen)} variant="secondary">
            Charts
            <VisuallyHidden> of {name}</VisuallyHidden>
          </Link>
        </>
      }
    />
  );
}

function stateOf(componentId: number, chosenId: number | null): CategoryCardProps["state"] {
  if (chosenId === null) return "default";
  return chosenId === componentId ? "active" : "inactive";
}
