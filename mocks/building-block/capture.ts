import type {
  CapturedPerson,
  ContactsWithRequirements,
  Edit,
  InstanceCapture,
} from "@gbvf/api/building-block/instance/contract.ts";
import type { RecentChange } from "@gbvf/api/building-block/save/contract.ts";
import { galeshewe } from "./overview.ts";

const createPerson = (stakeholderId: number, name: string, requirementId: number): CapturedPerson => ({
  stakeholderId,
  name,
  role: "Desk officer",
  isReporting: false,
  isAnswer: true,
  isPublic: true,
  stakeholderTypeId: 3,
  buildingBlockRequirementId: requirementId,
  contacts: [
    { contactId: stakeholderId * 10, contactTypeId: 2, detail: "0000001421", areaCode: null },
    { contactId: stakeholderId * 10 + 1, contactTypeId: 1, detail: "desk@example.org", areaCode: null },
  ],
  version: 2,
  verifiedOn: "2026-05-02",
  checkedHow: 1,
  checkedBy: "Zanele Khumalo",
  publicVerifiedOn: "2026-05-02",
  reports: 0,
  networks: 0,
  notReachedDays: 0,
  isUnconfirmed: false,
});

export const contactsWithRequirements: ContactsWithRequirements = {
  stakeholderId: galeshewe.stakeholderId,
  buildingBlockStakeholderId: 4210,
  name: galeshewe.name,
  boundaryStakeholderId: 1163,
  municipality: "Sol Plaatje",
  buildingBlockId: 1,
  buildingBlock: "Police station support services",
  isConfidential: false,
  isCaptured: true,
  existsOn: "2026-02-01",
  version: 4,
  changedBy: "Zanele Khumalo",
  changedAt: "2026-05-02T09:30:00.000Z",
  address: {
    addressId: 1,
    addressTypeId: 1,
    addressLine1: "1 Example Street, Galeshewe",
    addressLine2: "Kimberley, 8345",
  },
  contacts: [{ contactId: 1, contactTypeId: 3, detail: "0000000421", areaCode: "053" }],
  buildingBlockRequirements: [
    {
      buildingBlockRequirementId: 1,
      name: "GBVF Desk",
      ...{ checkedOn: null, checkedHow: null, checkedBy: null },
      stakeholderContactPerson: [
        createPerson(900_001, "Invented Contact 0001", 1),
        {
          ...createPerson(
            900_002,
            "Invented Contact 0002, with a name so long that it has to break over several lines",
            1,
          ),
          role: null,
          verifiedOn: null,
          checkedHow: null,
          checkedBy: null,
          publicVerifiedOn: null,
          reports: 2,
          networks: 1,
          notReachedDays: 3,
          isUnconfirmed: true,
        },
      ],
    },
    {
      ...{ buildingBlockRequirementId: 2, name: "Victim-Friendly Room", stakeholderContactPerson: [] },
      ...{ checkedOn: "2026-07-14", checkedHow: 1, checkedBy: "Zanele Khumalo" },
    },
  ],
  capture: null,
  reports: 0,
  networks: 0,
  openingHours: "Day and night",
  languages: ["en", "tn"],
  demandsSecondPerson: false,
};

const createEdit = (
  person: Edit["person"],
  key: Edit["key"],
  before: Edit["before"],
  after: Edit["after"],
): Edit => ({ person, key, before, after });

export const pendingCapture: InstanceCapture = {
  captureId: 31,
  state: "waiting",
  capturedBy: "Sipho Dube",
  capturedAt: "2026-08-14T08:15:00.000Z",
  isOwn: false,
  reason: null,
  returnedBy: null,
  edits: [
    createEdit(null, "addressLine1", "1 Example Street, Galeshewe", "2 Example Street, Galeshewe"),
    createEdit(null, "reception", "0000000421", "0000000422"),
    createEdit(-1, "requirement", null, 2),
    createEdit(-1, "name", null, "Invented Contact 0003"),
    createEdit(-1, "role", null, "Social worker"),
    createEdit(-1, "isPublic", null, true),
    createEdit(-1, "isAnswer", null, true),
    createEdit(-1, "isReporting", null, false),
    createEdit(-1, "mobile", null, "0000001423"),
  ],
  changes: [
    {
      what: "Address",
      before: "1 Example Street, Galeshewe, Kimberley, 8345",
      after: "2 Example Street, Galeshewe, Kimberley, 8345",
    },
    { what: "Reception", before: "0000000421", after: "0000000422" },
    { what: "Victim-Friendly Room: new contact", before: null, after: "Invented Contact 0003" },
    { what: "Victim-Friendly Room: Invented Contact 0003, Mobile", before: null, after: "0000001423" },
  ],
};

export const returnedCapture: InstanceCapture = {
  ...pendingCapture,
  state: "sent back",
  isOwn: true,
  reason: "The reception number is the one of the court next door.",
  returnedBy: "Zanele Khumalo",
};

export const recentChanges: RecentChange[] = [
  {
    changeId: 41,
    what: "building block sheet applied",
    where: "Galeshewe Police Station, Kagisho Police Station, Kimberley Police Station and 4 more",
    who: "Zanele Khumalo",
    happenedAt: "2026-08-14T08:15:00.000Z",
    until: "2026-08-27",
    places: [
      {
        name: "Galeshewe Police Station",
        changes: [{ what: "Reception", before: "0538384200", after: "0538384100" }],
        left: ["Invented Contact 12 (Zanele Khumalo)"],
      },
    ],
    refusal: null,
  },
  {
    changeId: 40,
    what: "building block ended",
    where: "Roodepan Police Station",
    who: "Sipho Dube",
    happenedAt: "2026-08-12T13:40:00.000Z",
    until: "2026-08-25",
    places: [
      {
        name: "Roodepan Police Station",
        changes: [{ what: "Listed", before: "ended: closed", after: "Roodepan Police Station" }],
        left: [],
      },
    ],
    refusal: null,
  },
  {
    changeId: 39,
    what: "contact corrected",
    where: "Barkly West Police Station",
    who: "Sipho Dube",
    happenedAt: "2026-08-11T09:05:00.000Z",
    until: "2026-08-24",
    places: [],
    refusal:
      "Nobody takes this back alone: your province wants somebody else to verify changes. Please enter it as a change.",
  },
];
