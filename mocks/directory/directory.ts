import type { DirectoryEntry } from "@gbvf/api/directory/contract.ts";
import type { MarkerCollection, MarkerFeature } from "@gbvf/api/geography/contract.ts";
import { buildingBlockSource } from "../building-block/buildingBlock.ts";

const policeRequirements = [
  { buildingBlockRequirementId: 1, name: "GBVF Desk" },
  { buildingBlockRequirementId: 2, name: "Victim-Friendly Room" },
] as const;

const checkedByTelephone = { checkedOn: "2026-06-02", checkedHow: 1, isOld: false } as const;
const checkedOnVisit = { checkedOn: "2026-05-11", checkedHow: 2, isOld: false } as const;

export const policeEntry: DirectoryEntry = {
  stakeholderId: 210421,
  name: "Galeshewe Police Station",
  about: null,
  localMunicipalityName: "Sol Plaatje",
  boundaryId: 1163,
  buildingBlockCategoryId: 1,
  buildingBlockId: 1,
  buildingBlock: "Police station support services",
  isConfidential: false,
  address: {
    addressId: 1,
    addressTypeId: 1,
    addressLine1: "1 Example Street, Galeshewe",
    addressLine2: "Kimberley, 8345",
  },
  point: { latitude: -28.72, longitude: 24.76 },
  contacts: [
    {
      contactId: 1,
      contactTypeId: 3,
      detail: "0000000421",
      areaCode: "053",
      extension: null,
      check: checkedByTelephone,
    },
  ],
  openingHours: null,
  languages: [],
  verifiedOn: "2026-06-02",
  source: buildingBlockSource,
  buildingBlockRequirements: [
    {
      ...policeRequirements[0],
      isAvailable: true,
      stakeholderContactPerson: [
        {
          stakeholderId: 900_001,
          name: "Invented Person One",
          role: "Desk officer",
          stakeholderTypeId: 3,
          buildingBlockRequirementId: 1,
          isReporting: true,
          isAnswer: true,
          isPublic: true,
          verifiedOn: "2026-06-02",
          isUnconfirmed: false,
          contacts: [
            {
              contactId: 2,
              contactTypeId: 2,
              detail: "0000001421",
              areaCode: null,
              extension: null,
              check: checkedByTelephone,
            },
            {
              contactId: 3,
              contactTypeId: 1,
              detail: "desk.galeshewe@example.org",
              areaCode: null,
              extension: null,
              check: null,
            },
          ],
        },
        {
          stakeholderId: 900_002,
          name: "Invented Person Two, with a name so long that it has to break over several lines",
          role: null,
          stakeholderTypeId: 3,
          buildingBlockRequirementId: 1,
          isReporting: false,
          isAnswer: true,
          isPublic: true,
          verifiedOn: null,
          isUnconfirmed: false,
          contacts: [
            {
              contactId: 4,
              contactTypeId: 3,
              detail: "0000002421",
              areaCode: "053",
              extension: null,
              check: null,
            },
          ],
        },
      ],
    },
    { ...policeRequirements[1], isAvailable: false, stakeholderContactPerson: [] },
  ],
};

export const notCapturedEntry: DirectoryEntry = {
  ...policeEntry,
  stakeholderId: 210422,
  name: "Kimberley Police Station",
  address: null,
  point: { latitude: -28.7386, longitude: 24.7586 },
  contacts: [],
  openingHours: null,
  languages: [],
  verifiedOn: null,
  buildingBlockRequirements: policeRequirements.map((requirement) => ({
    ...requirement,
    isAvailable: null,
    stakeholderContactPerson: [],
  })),
};

export const shelterEntry: DirectoryEntry = {
  stakeholderId: 300_001,
  name: "Demonstration shelter 1, Sol Plaatje",
  about: null,
  localMunicipalityName: "Sol Plaatje",
  boundaryId: 1163,
  buildingBlockCategoryId: 1,
  buildingBlockId: 5,
  buildingBlock: "Shelters",
  isConfidential: true,
  address: null,
  point: null,
  contacts: [
    {
      contactId: 10,
      contactTypeId: 3,
      detail: "0000003001",
      areaCode: null,
      extension: null,
      check: checkedOnVisit,
    },
  ],
  openingHours: null,
  languages: [],
  verifiedOn: "2026-05-11",
  source: buildingBlockSource,
  buildingBlockRequirements: [
    {
      buildingBlockRequirementId: 11,
      name: "Safe accommodation",
      isAvailable: true,
      stakeholderContactPerson: [
        {
          stakeholderId: 900_010,
          name: "Invented Person Three",
          role: "Intake",
          stakeholderTypeId: 3,
          buildingBlockRequirementId: 11,
          isReporting: false,
          isAnswer: true,
          isPublic: true,
          verifiedOn: "2026-05-11",
          isUnconfirmed: false,
          contacts: [
            {
              contactId: 11,
              contactTypeId: 3,
              detail: "0000004001",
              areaCode: null,
              extension: null,
              check: checkedOnVisit,
            },
          ],
        },
      ],
    },
  ],
};

export const helpLineEntry: DirectoryEntry = {
  stakeholderId: 400_001,
  name: "An invented help line",
  about: "Day and night, free of charge.",
  localMunicipalityName: null,
  boundaryId: 0,
  buildingBlockCategoryId: 2,
  buildingBlockId: 4,
  buildingBlock: "Help lines",
  isConfidential: false,
  address: null,
  point: null,
  contacts: [
    { contactId: 20, contactTypeId: 3, detail: "0000000000", areaCode: null, extension: null, check: null },
  ],
  openingHours: null,
  languages: [],
  verifiedOn: null,
  source: { ...buildingBlockSource, description: "An invented list", url: "https://example.org/help-lines" },
  buildingBlockRequirements: [],
};

const createMarker = (entry: DirectoryEntry, coordinates: [number, number]): MarkerFeature => ({
  type: "Feature",
  properties: {
    name: entry.name,
    stakeholder: entry.stakeholderId,
    buildingBlock: entry.buildingBlockId,
    buildingBlockCategoryId: entry.buildingBlockCategoryId,
    active: entry.verifiedOn !== null,
    boundaryId: entry.boundaryId,
    boundaryTypeId: 3,
    peopleCount: 270_078,
    collectionType: "buildingBlock",
  },
  geometry: { type: "Point", coordinates },
});

export const markers: MarkerCollection = {
  withheld: [],
  type: "FeatureCollection",
  features: [createMarker(policeEntry, [24.7308, -28.7191]), createMarker(notCapturedEntry, [24.5, -29.05])],
};
