import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { OnScreen } from "@gbvf/ui/charts/Figure/figureStyles.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { lazy, type ReactNode } from "react";
import { styled } from "styled-components";
import type { ChosenOptions } from "../../lib/address/filters.ts";
import type { ApiState } from "../../lib/api-client/useApi.ts";
import { NarrowOnly } from "../../lib/page/byWidth.ts";
import { LazyOnScroll } from "../../lib/page/LazyOnScroll.tsx";
import { isDrillable } from "../place/boundaryNouns.ts";
import { CompareLinks } from "../place/CompareLinks.tsx";
import { listOptionNames } from "../place/optionNames.ts";
import { PlaceReportLink } from "../place/PlaceReportLink.tsx";
import { hasNoChosenOptions } from "../place/useFindings.ts";
import type { PlaceResponse } from "../themes/PlaceResponse.ts";
import type { MapTheme } from "../themes/Theme.ts";

const TrendPanel = lazy(async () => ({ default: (await import("../place/TrendPanel.tsx")).TrendPanel }));

interface MapPanelProps<Data extends PlaceResponse> {
  theme: MapTheme<Data>;
  figures: ApiState<Data>;
  component: Component | undefined;
  chosen: ChosenOptions;
  ranking: ReactNode;
  municipality: { name: string; href: string } | undefined;
  onOpen: (place: { boundaryId: number; name: string }) => void;
}

export function MapPanel<Data extends PlaceResponse>({
  theme: { Details, DetailsSkeleton, hasPrecincts, isEmpty, placeDialog, componentId, colors },
  figures,
  component,
  chosen,
  ranking,
  municipality,
  onOpen,
}: MapPanelProps<Data>) {
  const names = listOptionNames(component, chosen);
  // Shows the rest only after the ranking, which would otherwise push it down.
  const isRanked = ranking !== undefined;
  return (
    <Stack>
      {ranking}
      {component && isRanked && (
        <About>
          {component.description}{" "}
          <Link href={component.linkUrl} isExternal>
            {component.linkTitle}
          </Link>
        </About>
      )}
      {names.length > 0 && <p>Only: {names.join(", ")}.</p>}
      <Resource
        {...figures}
        data={isRanked ? figures.data : undefined}
        skeleton={
          <Stack>
            <DetailsSkeleton />
          </Stack>
        }
        // No figures exist below the municipality, and showing zeros would be false.
        isEmpty={(data) =>
          isEmpty(data) || (!hasPrecincts && !isDrillable(data.boundaryLevel.boundaryTypeId))
        }
      >
        {(data) => (
          <Stack>
            <NarrowOnly>
              <CompareLinks boundaryId={data.boundaryLevel.boundaryId} />
            </NarrowOnly>
            <Stack>
              <Details data={data} chosen={chosen} />
            </Stack>
            {hasNoChosenOptions(chosen) && (
              <LazyOnScroll skeleton={<Skeleton height="30rem" />} isOnServer={false}>
                <TrendPanel
                  theme={{ componentId, colors }}
                  boundaryId={data.boundaryLevel.boundaryId}
                  source={data.source}
                />
              </LazyOnScroll>
            )}
            <OnScreen>
              <PlaceReportLink
                boundaryId={data.boundaryLevel.boundaryId}
                name={data.boundaryLevel.boundary}
              />
            </OnScreen>
            {placeDialog && (
              <p>
                <Button
                  onPress={() => {
                    const { boundaryId, boundary: name } = data.boundaryLevel;
                    onOpen({ boundaryId, name });
                  }}
                >
                  {placeDialog.buttonLabel}
                </Button>
              </p>
            )}
          </Stack>
        )}
      </Resource>
      {!hasPrecincts && municipality && (
        <p>
          These figures are known for whole municipalities only.{" "}
          <Link href={municipality.href}>Show {municipality.name}</Link>
        </p>
      )}
    </Stack>
  );
}

const About = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
  ${media.print} { display: none; }
`;

const Stack = styled.div`
  --paper-width: 640;
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  > * { min-width: 0; }

  ${media.print} {
    display: block;
    /* Shows the notice once, in the last part that has it. */
    > :has(~ * [data-late]) [data-late] { display: none; }
    > * + * { margin-block-start: ${space(0.25)}; }
  }
`;
