import type { CallablePlace } from "@gbvf/api/directory/contract.ts";
import { describeInOwnLanguage } from "@gbvf/api/shared/i18n/languages.ts";
import { describeDistance, type Near, nearest, roundKm } from "@gbvf/api/shared/nearest.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { readableNumber } from "@gbvf/ui/widgets/ContactCard/contactLink.ts";
import { LanguagesSpoken } from "@gbvf/ui/widgets/ContactCard/LanguagesSpoken.tsx";
import { styled } from "styled-components";
import { useApi } from "../lib/api-client/useApi.ts";
import { CallLink } from "./help/CallLink.tsx";
import { HelpRoot, HelpSection, Quiet, Services } from "./help/HelpLayout.ts";
import { WHEREABOUTS_TEXTS, type Whereabouts } from "./useWhereabouts.ts";

interface NearestPlacesProps {
  whereabouts: Whereabouts;
}

/** If the device's accuracy is worse than this, in km, distances would be misleading. */
const MAX_PRECISE_KM = 2;

export function NearestPlaces({ whereabouts }: NearestPlacesProps) {
  const isLocated = whereabouts.status === "found";
  const places = useApi("GET /api/directory/callable", isLocated ? {} : null);
  if (!isLocated) {
    return (
      <Root>
        <p role="status">{WHEREABOUTS_TEXTS[whereabouts.status]}</p>
        <FindByNameButton />
      </Root>
    );
  }
  return (
    <Root>
      <Resource
        {...places}
        errorMessage="The list of places could not be fetched. Please try again, or find your municipality by its name."
        skeleton={<Skeleton lines={5} height="6rem" />}
      >
        {(callablePlaces) => (
          <NearestList places={nearest(callablePlaces, whereabouts)} withinKm={whereabouts.withinKm} />
        )}
      </Resource>
    </Root>
  );
}

function NearestList({ places, withinKm }: { places: readonly Near<CallablePlace>[]; withinKm: number }) {
  if (places.length === 0) {
    return (
      <>
        <p role="status">
          We know of no place within 300 km of you that can be called. The national lines above can be called
          from anywhere in South Africa.
        </p>
        <FindByNameButton />
      </>
    );
  }
  return (
    <HelpRoot>
      <HelpSection aria-label="Nearest places">
        <p role="status">
          Nearest first, in a straight line: the way by road is longer.
          {withinKm > MAX_PRECISE_KM && (
            <> Your device knows where it is only roughly, to about {roundKm(withinKm)} km.</>
          )}
        </p>
        <Services>
          {places.map(({ place, km }) => (
            <Place key={`${place.name} ${place.dialled}`} place={place} km={km} />
          ))}
        </Services>
        <Quiet>
          Places without a direct number, and those with a confidential address, such as shelters, are not in
          this list. Ask the national lines above about them.
        </Quiet>
      </HelpSection>
    </HelpRoot>
  );
}

function Place({ place, km }: Near<CallablePlace>) {
  const { name, kind, municipality, openingHours, languages, dialled, contactName, note } = place;
  const number = readableNumber(dialled);
  return (
    <li>
      <h3>{name}</h3>
      <Quiet>
        {kind}, {municipality}
      </Quiet>
      <p>{describeDistance(km)}</p>
      {openingHours !== null && <p>Opening hours: {openingHours}</p>}
      <LanguagesSpoken languages={languages.map(describeInOwnLanguage)} />
      <CallLink dialled={dialled} number={number} contactName={contactName} name={name} />
      <small>{note}</small>
    </li>
  );
}

function FindByNameButton() {
  return (
    <Button onPress={() => document.querySelector<HTMLElement>("#help-place, main form select")?.focus()}>
      Find your municipality by name
    </Button>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space(1)};
  width: 100%;

  > * { width: 100%; max-width: 58ch; }
  > ${HelpRoot} { max-width: none; }
  > button { width: auto; }
`;
