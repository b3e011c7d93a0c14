import { describeMatch } from "../../geography/gazetteer/describeMatch.ts";
import type { PlaceMatch } from "../../geography/gazetteer/findPlaces.ts";
import { BOUNDARY_TYPE } from "../../shared/figures/boundaryTypes.ts";
import { helpSuffix, reportSuffix } from "../../shared/helpPaths.ts";
import type { MatchedPlace as PresentedPlace, StaticHelpPage } from "../../shared/helpRendering.ts";
import { nearest, nearestFirst } from "../../shared/nearest.ts";
import type { HelpPage, Point } from "../contract.ts";
import type { Area, Help, Municipality, Service } from "./help.ts";
import { findTown, type PlaceView, type View } from "./view.ts";
import { groupDigits } from "./writeService.ts";

export const presentPage = (help: Help, view: PlaceView): HelpPage => ({
  ...presentFrame(help, view),
  view: presentPlace(help, view),
});

export const presentStaticPage = (help: Help, view: View): StaticHelpPage => ({
  ...presentFrame(help, view),
  view: presentView(help, view),
});

function presentView(help: Help, view: View): StaticHelpPage["view"] {
  if (view.kind === "found") {
    const { kind, typed, matches } = view;
    return { kind, typed, ignored: [...(matches[0]?.ignored ?? [])], matches: matches.map(presentMatch) };
  }
  if (view.kind === "report") {
    const { kind, municipality, result } = view;
    const { boundaryId, name, services } = municipality;
    const numbers = services.flatMap((service) =>
      service.calls.map(({ id, number, contactName }) => ({
        id,
        number,
        contactName: [contactName, service.name].filter(Boolean).join(", "),
      })),
    );
    return { kind, boundaryId, name, numbers, result };
  }
  return presentPlace(help, view);
}

export function formatSuffix(view: View): string {
  switch (view.kind) {
    case "country":
      return "";
    case "area":
      return helpSuffix(view);
    case "municipality":
      return helpSuffix(getBoundary(view.municipality), view.town);
    case "report":
      return reportSuffix(view.municipality.boundaryId);
    case "found":
      return `?place=${encodeURIComponent(view.typed)}`;
  }
}

const getBoundary = ({ boundaryId, kind }: Area | Municipality) => ({
  boundaryId,
  boundaryTypeId: BOUNDARY_TYPE[kind],
});

function presentFrame({ isDemonstration, lines, municipalities }: Help, view: View) {
  const provinces = Map.groupBy(municipalities, ({ province }) => province.name);
  return {
    isDemonstration,
    suffix: formatSuffix(view),
    lines: lines.map(withoutPoint),
    provinces: [...provinces]
      .toSorted(([one], [other]) => one.localeCompare(other, "en"))
      .map(([name, inside]) => ({ name, municipalities: inside.map(getName) })),
  };
}

const getName = ({ boundaryId, name }: Municipality) => ({ boundaryId, name });

const withoutPoint = <S extends Service>({ point: _, ...service }: S): Omit<S, "point"> => service;

function presentPlace(help: Help, view: PlaceView): HelpPage["view"] {
  if (view.kind === "country") return { kind: "country" };
  if (view.kind === "area")
    return { kind: "area", name: view.name, municipalities: view.municipalities.map(getName) };
  const { municipality, town } = view;
  const { boundaryId, name, district, province, services } = municipality;
  const townPoint = town === undefined ? undefined : municipality.townPoints[town];
  const callable = nearestFirst(
    services.filter(({ calls }) => calls.length > 0),
    townPoint,
  );
  const withoutNumber = services.filter(({ calls }) => calls.length === 0);
  return {
    kind: "municipality",
    boundaryId,
    name,
    where: district.name === name ? province.name : `${district.name}, ${province.name}`,
    town: town ?? null,
    services: [
      ...callable.map(({ place, km }) => ({ ...withoutPoint(place), km })),
      ...withoutNumber.map((service) => ({ ...withoutPoint(service), km: null })),
    ],
    elsewhere: findNearestElsewhere(help, municipality, town),
  };
}

function presentMatch(match: PlaceMatch<Area | Municipality>): PresentedPlace {
  const { place, name, officialName, kind } = match;
  return {
    suffix: helpSuffix(getBoundary(place), findTown(match)),
    name,
    officialName,
    kind,
    place: place.name,
    province: place.province.name,
    where: describeMatch(match).where,
  };
}

type Elsewhere = Extract<HelpPage["view"], { kind: "municipality" }>["elsewhere"];

/** Near a border, a service in another municipality may be closer. */
export function findNearestElsewhere(
  { callable }: Pick<Help, "callable">,
  { name, townPoints, middle }: Municipality,
  town: string | undefined,
): Elsewhere {
  const townPoint = town === undefined ? undefined : townPoints[town];
  const from: Point | null = townPoint ?? middle;
  const placesByKind = from === null ? [] : [...Map.groupBy(callable, ({ kind }) => kind).values()];
  return {
    from: townPoint === undefined ? `the middle of ${name}` : (town ?? ""),
    places: placesByKind
      .flatMap((places) => (from === null ? [] : nearest(places, from, 1)))
      .filter(({ place }) => place.municipality !== name)
      .toSorted((one, other) => one.km - other.km)
      .map(({ place, km }) => ({
        name: place.name,
        kind: place.kind,
        buildingBlockId: place.buildingBlockId,
        municipality: place.municipality,
        dialled: place.dialled,
        number: groupDigits(place.dialled),
        contactName: place.contactName,
        note: place.note,
        km,
      })),
  };
}
