import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { formatReading, isFigure } from "@gbvf/ui/charts/reading.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden/VisuallyHidden.tsx";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { font } from "@gbvf/ui/tokens/tokens.ts";
import { CategoryCard, type CategoryCardProps } from "@gbvf/ui/widgets/CategoryCard/CategoryCard.tsx";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { reduceFilters } from "../../lib/address/filterReducer.ts";
import { getScreenForCategory, getScreenUrl } from "../../lib/address/paths.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import type { ApiState } from "../../lib/api-client/useApi.ts";
import { getTheme } from "../themes/registry.ts";
import type { HeadlineModel } from "../themes/Theme.ts";
import { CardRank, CardTrend } from "./CardTrend.tsx";

export function ThemeCard({ component }: { component: Component }) {
  const { filters, screen } = useFilters();
  const { componentId, name, description } = component;
  const themeFilters = reduceFilters(filters, { type: "choose component", componentId });
  const boundaryId = filters.boundaryId ?? COUNTRY;
  const theme = getTheme(component);
  const { colors, useFigures, headlineOf } = theme;
  return (
    <CategoryCard
      title={name}
      description={description}
      theme={colors}
      chosenWord="Chosen"
      state={getState(componentId, filters.componentId)}
      headline={
        <ThemeHeadline
          figures={useFigures(boundaryId)}
          headlineOf={headlineOf}
          trend={<CardTrend componentId={componentId} boundaryId={boundaryId} colors={colors} />}
          rank={<CardRank componentId={componentId} boundaryId={boundaryId} />}
        />
      }
      actions={
        <>
          <Link href={getScreenUrl("map", themeFilters)} variant="primary">
            Map
            <VisuallyHidden> of {name}</VisuallyHidden>
          </Link>
          <Link href={getScreenUrl(getScreenForCategory(screen), themeFilters)} variant="secondary">
            Charts
            <VisuallyHidden> of {name}</VisuallyHidden>
          </Link>
        </>
      }
    />
  );
}

function getState(componentId: number, chosenId: number | null): CategoryCardProps["state"] {
  if (chosenId === null) return "default";
  return chosenId === componentId ? "active" : "inactive";
}

interface ThemeHeadlineProps<Data> {
  figures: ApiState<Data>;
  headlineOf: (data: Data) => HeadlineModel;
  trend: ReactNode;
  rank: ReactNode;
}

function ThemeHeadline<Data>({ figures, headlineOf, ...rest }: ThemeHeadlineProps<Data>) {
  return (
    <Resource
      {...figures}
      skeleton={
        <Root>
          <Skeleton height="6rem" />
        </Root>
      }
    >
      {(data) => <Headline {...headlineOf(data)} {...rest} />}
    </Resource>
  );
}

function Headline({
  reading,
  format,
  missing,
  text,
  place,
  period,
  trend,
  rank,
}: HeadlineModel & Pick<ThemeHeadlineProps<never>, "trend" | "rank">) {
  const figure = reading === "no-data" ? "No data available" : formatReading(reading, format);
  return (
    <Root>
      <Figure data-figure={isFigure(reading)}>{isFigure(reading) ? figure : (missing ?? figure)}</Figure>
      <Trend>{trend}</Trend>
      <Text>
        <span>{text}</span> <span>{[place, period].filter(Boolean).join(", ")}</span> {rank}
      </Text>
    </Root>
  );
}

const Root = styled.div`
  ${row(0.5, 1)}
  align-items: center;
  align-content: start;
  min-height: 6rem;

  ${media.narrow} { min-height: 7rem; }
  ${media.print} { min-height: 0; }
`;

const Figure = styled.strong`
  line-height: 1.15;

  &[data-figure="true"] { font-size: ${font.size.display}; line-height: 1.05; letter-spacing: -0.02em; }
  &[data-figure="false"] { font-size: ${font.size.large}; }
`;

const Text = styled.p`
  flex: 0 0 100%;
  line-height: 1.3;
  span { display: block; }
`;

const Trend = styled.div`
  display: grid;
  flex: 1 1 7.5rem;
  align-content: start;
  justify-items: end;
  min-height: 3.25rem;
  ${media.narrow} { min-height: 4.25rem; }
  margin-inline-start: auto;
`;
