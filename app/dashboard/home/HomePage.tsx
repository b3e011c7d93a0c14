import { COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { pageColumn } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, size, space } from "@gbvf/ui/tokens/tokens.ts";
import { CategoryCardSkeleton } from "@gbvf/ui/widgets/CategoryCard/CategoryCard.tsx";
import { HelpNow } from "@gbvf/ui/widgets/HelpNow/HelpNow.tsx";
import { styled } from "styled-components";
import { useUrgentLines } from "../../directory/urgentLines.ts";
import { reduceFilters } from "../../lib/address/filterReducer.ts";
import { getScreenUrl } from "../../lib/address/paths.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { useApi } from "../../lib/api-client/useApi.ts";
import { LazyOnScroll } from "../../lib/page/LazyOnScroll.tsx";
import { PageTitle } from "../../lib/page/PageTitle.tsx";
import { usePlace } from "../../lib/place/usePlace.ts";
import { AboutFigures, AboutTheme, findSharedDay } from "../place/AboutFigures.tsx";
import { boundaryHeading } from "../place/boundaryNouns.ts";
import { themeColumns } from "../place/themeColumns.ts";
import { ShowCountry } from "../place/UnknownPlace.tsx";
import { useTrail } from "../place/useTrail.ts";
import { themes } from "../themes/registry.ts";
import { Audiences } from "./Audiences.tsx";
import { CountryMap } from "./CountryMap.tsx";
import { FindPlace } from "./FindPlace.tsx";
import { ThemeCard } from "./ThemeCard.tsx";

export function HomePage() {
  const { filters } = useFilters();
  const place = usePlace(filters.boundaryId);
  const placeName = filters.boundaryId === null ? "South Africa" : place.data?.description;
  const containingNames = useTrail(filters.boundaryId)
    .slice(1, -1)
    .map(({ description }) => description);
  const lede =
    filters.boundaryId === null
      ? "South Africa: public figures, down to the municipality and the police precinct"
      : place.data &&
        containingNames.length > 0 &&
        [boundaryHeading(place.data.boundaryTypeId), ...containingNames.toReversed()].join(", ");
  const isUnknownPlace = place.error?.status === 404;
  const urgentLines = useUrgentLines();

  return (
    <Page>
      <PageTitle>{filters.boundaryId === null ? "" : (placeName ?? "")}</PageTitle>
      <HelpNow
        lines={urgentLines}
        directoryHref={getScreenUrl("contact", reduceFilters(filters, { type: "enter directory" }))}
        texts={{ heading: "Need help now?", directory: "Find help near you" }}
      />
      <Top>
        <div>
          <header>
            <h1>
              The response to gender‑based violence and femicide
              {place.data && ` in ${place.data.description}`}
            </h1>
            {isUnknownPlace ? (
              <Alert>There is no such place. Choose another one.</Alert>
            ) : (
              lede && <Lede>{lede}.</Lede>
            )}
          </header>
          <FieldPlace>
            <FindPlace />
          </FieldPlace>
        </div>
        <MapPlace>
          <LazyOnScroll skeleton={null}>
            <CountryMap />
          </LazyOnScroll>
        </MapPlace>
      </Top>
      {isUnknownPlace ? (
        <ShowCountry screen="home" />
      ) : (
        <>
          <ThemeCards />
          <AboutSources boundaryId={filters.boundaryId ?? COUNTRY} />
        </>
      )}
      <Audiences />
    </Page>
  );
}

function AboutSources({ boundaryId }: { boundaryId: number }) {
  // biome-ignore lint/correctness/useHookAtTopLevel: the list of themes never changes
  const sources = themes.map(({ useFigures }) => useFigures(boundaryId).data?.source ?? null);
  const updatedOn = findSharedDay(sources);
  return (
    <AboutFigures updatedOn={updatedOn}>
      {themes.map(({ componentId }, index) => (
        <AboutTheme
          key={componentId}
          componentId={componentId}
          source={sources[index] ?? null}
          hasName
          isDescribed={false}
          hasDate={updatedOn === null}
        />
      ))}
    </AboutFigures>
  );
}

function ThemeCards() {
  const components = useApi("GET /api/dashboard/components", {});
  return (
    <Resource
      {...components}
      skeleton={
        <Cards>
          {themes.map(({ componentId }) => (
            <li key={componentId}>
              <CategoryCardSkeleton />
            </li>
          ))}
        </Cards>
      }
      isEmpty={isEmpty}
    >
      {(components) => (
        <Cards>
          {components.map((component) => (
            <li key={component.componentId}>
              <ThemeCard component={component} />
            </li>
          ))}
        </Cards>
      )}
    </Resource>
  );
}

const isEmpty = (themes: readonly unknown[]) => themes.length === 0;

const Page = styled.div`
  ${pageColumn("120rem", 2)}
  padding-block: ${space(2)} ${space(6)};

  ${media.print} { gap: ${space(1)}; padding-block: 0; }
`;

const Top = styled.div`
  header { margin-block-end: ${space(1)}; }
  header > [role="alert"] { margin-block-start: ${space(1)}; }

  ${media.wide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 20rem;
    gap: ${space(4)};
    header { margin-block-end: ${space(3)}; }
  }
  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 1fr) min(36rem, 55%);
  }
`;

const FieldPlace = styled.div`
  min-height: calc(3.75rem + ${size.target});
  ${media.touch} { min-height: calc(1.25rem + 2 * ${size.target}); }
  ${media.print} { display: none; }
`;

const MapPlace = styled.div`
  min-height: 19rem;
  ${media.narrow} { display: none; }
  ${media.print} { display: none; }
`;

const Lede = styled.p`
  max-width: ${size.measure};
  margin-block-start: ${space(1)};
  color: ${color.inkMuted};
  font-size: ${font.size.large};
  line-height: 1.4;
  text-wrap: balance;

  ${media.narrow} { font-size: ${font.size.body}; }
`;

const Cards = styled.ul`
  ${themeColumns}
  /* Prints everything on one page. */
  ${media.print} {
    gap: ${space(1)};
    > li > * { padding: ${space(1)}; gap: ${space(1)}; }
  }
`;
