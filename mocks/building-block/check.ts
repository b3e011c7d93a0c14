import {
  type CheckResult,
  checkContacts,
  type DueContact,
  type DueContacts,
  getDueContacts,
} from "@gbvf/api/building-block/check/contract.ts";
import type { Input, Returned } from "@gbvf/api/shared/http/endpoint.ts";
import { respond } from "../respond.ts";
import { onMunicipality } from "./overview.ts";

const places = onMunicipality.instances.slice(0, 2).map(({ stakeholderId, name, editLock }) => ({
  placeId: stakeholderId,
  name,
  buildingBlockId: 1,
  buildingBlock: "Police station support services",
  boundaryStakeholderId: 1163,
  municipality: "Sol Plaatje",
  editLock,
}));
const requirements = ["GBVF Desk", "Victim-Friendly Room", "Community Police Forum (CPF)"] as const;
const reasons = ["overdue", "never verified", "overdue", "reported"] as const;

function createDueContact(index: number): DueContact {
  const reason = reasons[index % reasons.length] ?? "overdue";
  const requirement = index % requirements.length;
  return {
    stakeholderId: 910_000 + index,
    placeId: (places[Math.floor(index / 4) % places.length] ?? places[0])?.placeId ?? 0,
    buildingBlockRequirementId: requirement + 1,
    requirement: requirements[requirement] ?? null,
    name: `Invented Contact ${String(index + 1).padStart(4, "0")}`,
    role: "Desk officer",
    contacts: [
      { contactTypeId: 2, detail: `000001${String(index).padStart(4, "0")}` },
      { contactTypeId: 1, detail: `contact${index + 1}@example.org` },
    ],
    version: 1,
    reason,
    verifiedOn: reason === "never verified" ? null : "2026-05-02",
    checkedHow: reason === "never verified" ? null : 1,
    reports: reason === "reported" ? 3 : 0,
    networks: reason === "reported" ? 1 : 0,
    notReachedDays: index % 5 === 4 ? 2 : 0,
    callAgainOn: null,
    note: null,
  };
}

export function createDueContacts(total: number, pageNumber = 1, pageSize = 60): DueContacts {
  const contacts = Array.from({ length: total }, (_, index) => createDueContact(index)).toSorted(
    (a, b) => a.placeId - b.placeId || a.stakeholderId - b.stakeholderId,
  );
  const count = (reason: DueContact["reason"]) => contacts.filter((each) => each.reason === reason).length;
  return {
    contacts: contacts.slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
    total,
    places: total === 0 ? [] : places,
    counts: {
      neverVerified: count("never verified"),
      overdue: count("overdue"),
      reported: count("reported"),
      places: Math.min(total, places.length),
    },
  };
}

type CheckRequest = Input<typeof checkContacts>["body"];
const getContacts = (body: CheckRequest) => ("contacts" in body ? body.contacts : []);

/** `override` returns values that replace those of single checks. */
export const createChecks = (
  body: CheckRequest,
  override: (index: number) => Partial<CheckResult> = () => ({}),
): Returned<typeof checkContacts> => ({
  success: true,
  message: body.outcome === "noted" ? "Noted." : "",
  changeId: 42,
  results: getContacts(body).map(({ stakeholderId, version }, index) => ({
    stakeholderId,
    outcome: "ok",
    version: version + 1,
    notReachedDays: 0,
    callAgainOn: null,
    note: null,
    isUnconfirmed: false,
    isDue: false,
    changedBy: null,
    changedAt: null,
    current: null,
    ...override(index),
  })),
});

/** Returns handlers of a queue from which checked contacts disappear. */
export function createQueue(count: number) {
  const queue = createDueContacts(count, 1, count);
  const checked = new Set<number>();
  return [
    respond(getDueContacts, ({ query: { pageNumber, pageSize } }) => {
      const remaining = queue.contacts.filter(({ stakeholderId }) => !checked.has(stakeholderId));
      const contacts = remaining.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
      return { ...queue, contacts, total: remaining.length };
    }),
    respond(checkContacts, ({ body }) => {
      for (const { stakeholderId } of getContacts(body)) checked.add(stakeholderId);
      return createChecks(body);
    }),
  ];
}
