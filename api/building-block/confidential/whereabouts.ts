import type { Point } from "../../directory/contract.ts";
import { isTelephone } from "../../shared/contactTypes.ts";
import { straightLineKm } from "../../shared/nearest.ts";
import { normaliseTelephone } from "../../shared/telephone.ts";

const SAME_POINT_KM = 0.1;
/** Digits. Shorter numbers are emergency numbers, which unrelated places may share. */
const MIN_NUMBER_LENGTH = 7;

const SPELLINGS: Readonly<Record<string, string>> = {
  ...{ st: "street", str: "street", straat: "street", rd: "road", weg: "road", ave: "avenue", av: "avenue" },
  ...{ laan: "avenue", dr: "drive", rylaan: "drive", ln: "lane", cres: "crescent", blvd: "boulevard" },
  ...{ cnr: "corner", no: "", nr: "", and: "" },
};

type ContactInput = { contactTypeId: number; detail: string; areaCode?: string | null };
type AddressInput = {
  addressLine1: string | null;
  addressLine2: string | null;
  latitude: number | null;
  longitude: number | null;
};

/** Words are normalised and surrounded by spaces, as in " 12 rose street kimberley ". */
type Address = { first: string; full: string };

export type Whereabouts = {
  buildingBlockId: number;
  boundaryId: number | null;
  numbers: ReadonlySet<string>;
  addresses: readonly Address[];
  points: readonly Point[];
};

export const normaliseWhereabouts = (
  { buildingBlockId, boundaryId }: Pick<Whereabouts, "buildingBlockId" | "boundaryId">,
  contacts: readonly ContactInput[],
  addresses: readonly AddressInput[],
): Whereabouts => ({
  buildingBlockId,
  boundaryId,
  numbers: new Set(
    contacts
      .filter(({ contactTypeId }) => isTelephone(contactTypeId))
      .map(getNumber)
      .filter((number) => number.length >= MIN_NUMBER_LENGTH),
  ),
  addresses: addresses
    .map(({ addressLine1, addressLine2 }) => ({
      first: comparableAddress(addressLine1 ?? ""),
      full: comparableAddress(`${addressLine1 ?? ""} ${addressLine2 ?? ""}`),
    }))
    .filter(({ first }) => first.trim() !== ""),
  points: addresses.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude }],
  ),
});

/**
 * Finds places that share a number, point or address with a confidential place of their block, directly or
 * through other such places.
 */
export function findSharingPlaces<P extends Whereabouts>(
  places: readonly P[],
  confidential: readonly Whereabouts[],
): P[] {
  const foundPlaces: P[] = [];
  let remaining = [...places];
  for (let frontier = confidential; frontier.length > 0; ) {
    const frontierByBlock = Map.groupBy(frontier, ({ buildingBlockId }) => buildingBlockId);
    const sharingPlaces = remaining.filter((place) =>
      frontierByBlock.get(place.buildingBlockId)?.some(sharesWith(place)),
    );
    remaining = remaining.filter((place) => !sharingPlaces.includes(place));
    foundPlaces.push(...sharingPlaces);
    frontier = sharingPlaces;
  }
  return foundPlaces;
}

const sharesWith = (place: Whereabouts) => (other: Whereabouts) =>
  [...place.numbers].some((number) => other.numbers.has(number)) ||
  place.points.some((point) => other.points.some((each) => straightLineKm(point, each) <= SAME_POINT_KM)) ||
  place.addresses.some((address) =>
    other.addresses.some((each) => isSameAddress(address, each, place.boundaryId === other.boundaryId)),
  );

/** In one municipality, equal first lines suffice, because the second line may be the suburb or the town. */
function isSameAddress(one: Address, other: Address, isSameMunicipality: boolean): boolean {
  const line = isSameMunicipality ? "first" : "full";
  if (one[line] === other[line]) return isSameMunicipality || hasNumber(one[line]);
  return isContained(one[line], other.full) || isContained(other[line], one.full);
}

const hasNumber = (address: string) => /\d/.test(address);
const isContained = (line: string, full: string) =>
  hasNumber(line) && /\p{L}/u.test(line) && full.includes(line);

export function comparableAddress(address: string): string {
  const words =
    address
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .match(/\d+|\p{L}+/gu) ?? [];
  const expandedWords = words.map((word) => SPELLINGS[word] ?? word).filter((word) => word !== "");
  return ` ${expandedWords.join(" ")} `;
}

function getNumber({ detail, areaCode }: ContactInput): string {
  const digits = normaliseTelephone(detail).replace(/\D/g, "");
  return digits.length === MIN_NUMBER_LENGTH && areaCode ? areaCode.replace(/\D/g, "") + digits : digits;
}
