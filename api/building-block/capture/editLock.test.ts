import { beforeEach, expect, test } from "vitest";
import { type OfficeUser, startOffice } from "../../testing/building-block/office.ts";
import { createWriters, getPeople, POLICE } from "../../testing/building-block/place.ts";
import type { DuePlace } from "../check/contract.ts";
import type { CapturedPerson } from "../instance/contract.ts";
import type { AssociatedToUser, OnMunicipality } from "../overview/contract.ts";

const office = startOffice();
const write = createWriters(office);
let place: number;

beforeEach(async () => {
  office.setToday("2026-05-01");
  place = await write.newStation("province");
  office.setToday("2026-08-15");
  await correctNumber("0825550171");
});

async function correctNumber(detail: string) {
  const [{ stakeholderId, version }] = getPeople(await write.read(place)) as [CapturedPerson];
  const contacts = [{ contactTypeId: 2, detail }];
  await write.correct("editor", place, { stakeholderId, version, contacts, checkedHow: undefined });
}

async function readEditLock(who: OfficeUser) {
  const due = await office.sendOk(who, "GET", `getDueContacts?pageSize=100&boundaryId=${office.emfuleni}`);
  const list = await office.sendOk(
    who,
    "GET",
    `getBuildingBlockOnMunicipality?boundaryStakeholderId=${office.emfuleni}&buildingBlockId=${POLICE}`,
  );
  const dashboard = await office.sendOk(who, "GET", "getBuildingBlockAssociatedToUser");
  return {
    queue: (due.places as DuePlace[]).find(({ placeId }) => placeId === place)?.editLock,
    list: (list as unknown as OnMunicipality).instances.find((each) => each.stakeholderId === place)
      ?.editLock,
    dashboard: (dashboard as unknown as AssociatedToUser).editLocks.find(
      (each) => each.stakeholderId === place,
    ),
  };
}

const PALESA = { capturedBy: "Palesa Molefe", capturedAt: "2026-08-15T10:00:00.000Z", state: "waiting" };

test("colleagues see who captured a place and when, until the capture is decided", async () => {
  const lockOfPalesa = { ...PALESA, isOwn: false };
  expect(await readEditLock("coordinator")).toMatchObject({
    queue: lockOfPalesa,
    list: lockOfPalesa,
    dashboard: lockOfPalesa,
  });
  const { capture, version } = await write.read(place);
  const decision = { captureId: capture?.captureId, version };
  await office.sendOk("province", "POST", "decideCapture", {
    decision: "send back",
    ...decision,
    reason: "Which desk?",
  });
  expect((await readEditLock("coordinator")).list).toEqual({ ...lockOfPalesa, state: "sent back" });
  await correctNumber("0825550172");
  await write.verifyCapture("province", place);
  expect(await readEditLock("coordinator")).toMatchObject({ list: null, dashboard: undefined });
});

test("the author sees the edit lock as their own, and users of other municipalities do not see it", async () => {
  const ownLock = { ...PALESA, isOwn: true };
  expect(await readEditLock("editor")).toMatchObject({ queue: ownLock, list: ownLock, dashboard: undefined });
  const { editLocks } = await office.sendOk("elsewhere", "GET", "getBuildingBlockAssociatedToUser");
  expect(editLocks).toEqual([]);
});
