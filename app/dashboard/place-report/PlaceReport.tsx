import { BOUNDARY_TYPE, COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { pageColumn, row, stack } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, size, space } from "@gbvf/ui/tokens/tokens.ts";
import { Navigate, useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { TextColumn } from "../../layouts/TextColumn.tsx";
import { getPlaceFeedPath, getScreenUrl, parsePlaceId } from "../../lib/address/paths.ts";
import { THEME } from "../../lib/address/themeIds.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { PageTitle } from "../../lib/page/PageTitle.tsx";
import { usePlace } from "../../lib/place/usePlace.ts";
import { AboutThemes } from "../place/AboutThemes.tsx";
import { boundaryHeading } from "../place/boundaryNouns.ts";
import { DownloadPlace } from "../place/DownloadPlace.tsx";
import { NO_SUCH_PLACE, ShowCountry } from "../place/UnknownPlace.tsx";
import { useFindings } from "../place/useFindings.ts";
import { useTrail } from "../place/useTrail.ts";
import { Contacts } from "./Contacts.tsx";
import { Gaps } from "./Gaps.tsx";
import { Highlights } from "./Highlights.tsx";
import { PageQrCode } from "./PageQrCode.tsx";
import { Themes } from "./Themes.tsx";

export function PlaceReport() {
  const { pathname } = useLocation();
  return parsePlaceId(pathname) === null ? <Navigate to={getScreenUrl("home")} replace /> : <PlaceSheet />;
}

function PlaceSheet() {
  const { filters } = useFilters();
  const boundaryId = filters.boundaryId ?? COUNTRY;
  const placeState = usePlace(filters.boundaryId);
  const { data: place, error } = placeState;
  const trail = useTrail(filters.boundaryId);
  const { data: crime } = useFindings(THEME.crime, boundaryId);
  const level = boundaryId === COUNTRY ? 0 : place?.boundaryTypeId;
  const name = boundaryId === COUNTRY ? "South Africa" : (place?.description ?? crime?.place.boundary);
  const containingNames = trail.slice(1, -1).map(({ description }) => description);
  // Wards and precincts have no building blocks or contacts of their own, so their municipality's are used.
  const municipalityOrLargerId =
    place !== undefined && place.boundaryTypeId > BOUNDARY_TYPE.municipality
      ? (place.containingBoundaryId ?? COUNTRY)
      : boundaryId;
  if (error?.status === 404) {
    return (
      <TextColumn>
        <PageTitle>Unknown place</PageTitle>
        <h1>Unknown place</h1>
        <Alert>{NO_SUCH_PLACE}</Alert>
        <ShowCountry screen="home" />
      </TextColumn>
    );
  }
  const municipalityId =
    level !== undefined && level >= BOUNDARY_TYPE.municipality ? municipalityOrLargerId : null;
  return (
    <Sheet>
      <PageTitle>{name ?? ""}</PageTitle>
      <Top>
        <header>
          <h1>{name ?? "…"}</h1>
          <Location>
            {level !== undefined && [boundaryHeading(level), ...containingNames.toReversed()].join(", ")}
          </Location>
          <Headline>{crime?.sentences.place ?? " "}</Headline>
        </header>
        {name && <PageQrCode boundaryId={boundaryId} name={name} />}
      </Top>
      {/* The contacts come first, because somebody who needs help on a phone must not have to scroll past figures. */}
      <ContactsColumn>
        <Contacts
          municipality={{ ...placeState, data: level === undefined ? undefined : municipalityId }}
          directoryHref={getScreenUrl("contact", filters)}
        />
      </ContactsColumn>
      <Links>
        <Button onPress={() => window.print()}>Print this page</Button>
        <Link href={getScreenUrl("map", filters)}>Map</Link>
        <Link href={getScreenUrl("chart", filters)}>Charts</Link>
        <DownloadPlace boundaryId={boundaryId} name={name} />
      </Links>
      <Figures data-loading={placeState.isLoading || undefined}>
        <Themes boundaryId={boundaryId} place={filters} />
        <Highlights boundaryId={boundaryId} />
      </Figures>
      {level !== undefined && (
        <GapsSection>
          <Gaps
            boundaryId={municipalityOrLargerId}
            chartHref={getScreenUrl("chart", { ...filters, componentId: THEME.buildingBlock })}
          />
        </GapsSection>
      )}
      <AboutSection>
        <AboutThemes />
        <Feed>
          <Link href={getPlaceFeedPath(boundaryId)} isExternal>
            Feed of changes
          </Link>
        </Feed>
      </AboutSection>
    </Sheet>
  );
}

const Sheet = styled.div`
  ${pageColumn("120rem", 3)}
  padding-block: ${space(2)} ${space(6)};
  overflow-wrap: anywhere;

  ${media.wide} {
    grid-template: repeat(3, auto) 1fr / minmax(0, 2fr) minmax(0, 1fr);
    column-gap: ${space(6)};
    padding-block: ${space(4)} ${space(6)};
  }
  ${media.print} {
    gap: ${space(1.25)};
    width: auto;
    padding-block: 0;
    font-size: 8.5pt;
    line-height: 1.3;
    h1 { font-size: 18pt; }
    h2 { font-size: 10.5pt; }
    p, small { font-size: 8pt; }
  }
`;

const Top = styled.div`
  display: flex;
  gap: ${space(4)};
  justify-content: space-between;

  > header { flex: 1; min-width: 0; }
  ${media.wide} { grid-column: 1 / -1; }
`;

const Location = styled.p`
  min-height: 1.5em;
  color: ${color.inkMuted};
`;

/** Reserves the headline's usual height, so that the page does not move when it arrives. */
const Headline = styled.p`
  max-width: ${size.measure};
  min-height: 2.6em;
  margin-block-start: ${space(1)};
  font-size: ${font.size.large};
  line-height: 1.3;

  ${media.narrow} { min-height: 1.3em; font-size: ${font.size.body}; }
  ${media.phone} { min-height: 3.9em; }
  ${media.print} { &&& { min-height: 0; font-size: 11pt; } }
`;

const Links = styled.div`
  ${row(0, 2.5)}
  align-items: center;
  font-size: ${font.size.small};

  && a { display: inline-flex; align-items: center; min-height: ${size.target}; color: ${color.primary}; }
  ${media.print} { display: none; }
`;

const Figures = styled.div`
  ${stack(3)}

  /* Hidden on a phone while the contacts above load, because those would push them down. */
  ${media.narrow} { &[data-loading] { display: none; } }
  ${media.print} { gap: ${space(1.25)}; }
`;

/** Comes second, as in the document, so that nothing moves while the page loads. */
const ContactsColumn = styled.div`
  ${media.wide} { grid-area: 2 / 2 / span 3; }
  ${media.print} { order: 1; }
`;

const GapsSection = styled.div`${media.print} { order: 1; }`;

const Feed = styled.p`
  margin-block-start: ${space(1)};
  font-size: ${font.size.small};
  ${media.print} { display: none; }
`;

const AboutSection = styled.div`
  ${media.wide} { grid-column: 1 / -1; }
  ${media.print} { order: 2; }
`;
