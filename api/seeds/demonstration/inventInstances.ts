import type { NewInstance } from "../../building-block/instance/writeInstances.ts";
import { isoDay } from "../../lib/time/spans.ts";
import { CONTACT_TYPE } from "../../shared/contactTypes.ts";
import type { DemoProfile } from "./demoProfiles.ts";
import { type Random, seededRandom } from "./seededRandom.ts";

const COLLEGE = 2;
const SHELTER = 5;
const RAPID_RESPONSE_TEAM = 7;
/** Degrees. The point is at sea, so that no invented place is at a real one. */
const POINT_AT_SEA = { latitude: -45, longitude: -20 };

type Municipality = { boundaryId: number; description: string };

export function inventInstances(
  { boundaryId, description }: Municipality,
  { captured, level }: DemoProfile,
  dataSourceId: number,
): NewInstance[] {
  if (captured === null) return [];
  const random = seededRandom(`invented ${boundaryId}`);
  const common = {
    boundaryId,
    about: "Invented for the demonstration.",
    verifiedOn: null,
    dataSourceId,
    capture: { from: isoDay(captured.from), dataSourceId },
  };
  const number = String(boundaryId - 1000).padStart(3, "0");
  const instances: NewInstance[] = [];
  if (random() < 0.25) {
    instances.push({
      ...common,
      buildingBlockId: COLLEGE,
      name: `Demonstration College, ${description} Campus`,
      isConfidential: false,
      address: {
        addressLine1: "1 Example Road",
        addressLine2: description,
        latitude: null,
        longitude: null,
      },
      contacts: [{ contactTypeId: CONTACT_TYPE.reception, detail: `0000002${number}`, areaCode: null }],
    });
  }
  const shelters = drawShelterCount(random);
  for (let shelter = 1; shelter <= shelters; shelter++) {
    instances.push({
      ...common,
      buildingBlockId: SHELTER,
      name: `Demonstration Shelter ${number}-${shelter}`,
      isConfidential: true,
      address: {
        addressLine1: `${shelter} Secret Place ${number}`,
        addressLine2: description,
        latitude: POINT_AT_SEA.latitude + boundaryId / 10_000 + shelter / 100_000,
        longitude: POINT_AT_SEA.longitude + boundaryId / 10_000 + shelter / 100_000,
      },
      contacts: [
        { contactTypeId: CONTACT_TYPE.reception, detail: `000000${shelter + 2}${number}`, areaCode: null },
      ],
    });
  }
  if (level === 1 || random() < 0.55) {
    instances.push({
      ...common,
      buildingBlockId: RAPID_RESPONSE_TEAM,
      name: `Demonstration Rapid Response Team, ${description}`,
      isConfidential: false,
      address: null,
      contacts: [],
    });
  }
  return instances;
}

const drawShelterCount = (random: Random): number => Math.max(0, Math.floor(random() * 3.2) - 1);
