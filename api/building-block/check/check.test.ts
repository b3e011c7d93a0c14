import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type OfficeUser, startOffice } from "../../testing/building-block/office.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import type { CheckResult, DueContact, DueContacts } from "./contract.ts";

type StoredCheck = CheckResult & { changeId: number | null };
const TODAY = "2026-08-15";
const BY_TELEPHONE = 1;

describe.each(testDatabases)("the queue, on %s", (_name, open) => {
  const office = startOffice(open);
  let due: DueContact[];
  beforeAll(async () => {
    due = (await fetchQueue("pageSize=100", "province")).contacts.filter(
      ({ requirement }) => requirement !== null,
    );
  });
  beforeEach(() => office.setToday(TODAY));

  const fetchQueue = async (query = "", who: OfficeUser = "coordinator") =>
    (await office.get(who, `getDueContacts?${query}`)).body as unknown as DueContacts;
  const takeNextDue = (reason: DueContact["reason"] = "overdue"): DueContact => {
    const index = due.findIndex((each) => each.reason === reason);
    return due.splice(index, 1)[0] as DueContact;
  };
  const createCheck = async (body: object, who: OfficeUser = "province"): Promise<StoredCheck[]> => {
    const { results, changeId } = await office.sendOk(who, "POST", "checkContacts", body);
    return (results as CheckResult[]).map((each) => ({ ...each, changeId: changeId as number | null }));
  };
  const check = (contacts: object[], checkedHow = BY_TELEPHONE, who?: OfficeUser) =>
    createCheck({ outcome: "still right", checkedHow, contacts }, who);
  const recordNotReached = async (contact: object) =>
    (await createCheck({ outcome: "not reached", contacts: [contact] }))[0] as StoredCheck;
  const clearReports = (contacts: object[]) => createCheck({ outcome: "reports cleared", contacts });
  const undo = async (check: StoredCheck | undefined, who: OfficeUser = "province") => {
    const body = { changeId: check?.changeId, contactIds: [check?.stakeholderId] };
    const response = await office.send(who, "POST", "undoChange", body);
    const [contact] = (response.body.contacts ?? []) as { version: number }[];
    return { status: response.status, version: contact?.version };
  };
  const findReports = (stakeholderId: number) =>
    office.knex("wrong_number").where({ stakeholderId }).select("reports", "networks");
  const findLastAuditId = async () => Number((await office.knex("audit_log").max("audit_id as id"))[0]?.id);
  const getId = ({ stakeholderId, version }: DueContact) => ({ stakeholderId, version });
  const getRow = (stakeholderId: number) =>
    office
      .knex("building_block_contact_person")
      .where({ stakeholderId })
      .first(
        office.knex.raw("verified_on::text, valid_from::text, public_verified_on::text as public_on"),
        "verified_how",
        "verified_by",
        "public_verified_how",
        "not_reached_days",
      );

  test("lists contacts never verified, verified long ago or reported, grouped by place, with their numbers", async () => {
    const { contacts, places, counts, total } = await fetchQueue();
    expect(total).toBe(counts.neverVerified + counts.overdue + counts.reported);
    expect(contacts.length).toBeGreaterThan(0);
    for (const { reason, verifiedOn } of contacts) {
      if (reason === "overdue") expect(verifiedOn?.localeCompare("2026-06-02")).not.toBe(1);
      if (reason === "never verified") expect(verifiedOn).toBeNull();
    }
    const order = contacts.map(({ placeId }) => placeId);
    expect(new Set(order).size).toBe(order.filter((id, index) => id !== order[index - 1]).length);
    expect(places.map(({ municipality }) => municipality)).toContain("Emfuleni");
    expect(contacts.flatMap((each) => each.contacts).length).toBeGreaterThan(0);
  });

  test("a check as still right removes the contact from the queue, and its undo restores date and verifier", async () => {
    const contact = takeNextDue();
    const before = await getRow(contact.stakeholderId);
    const countRows = async () => (await office.knex("building_block_contact_person").count())[0]?.count;
    const countBefore = await countRows();
    const [result] = await check([getId(contact)]);
    expect(result).toMatchObject({ outcome: "ok", version: contact.version + 1 });
    expect(await getRow(contact.stakeholderId)).toMatchObject({
      ...{ verifiedOn: TODAY, validFrom: before?.validFrom },
    });
    const { contacts } = await fetchQueue("pageSize=100", "province");
    expect(contacts.map(({ stakeholderId }) => stakeholderId)).not.toContain(contact.stakeholderId);
    const undone = await undo(result);
    expect(undone.status).toBe(200);
    expect(await getRow(contact.stakeholderId)).toEqual(before);
    expect(await countRows()).toBe(countBefore);
  });

  test("S38 a check in bulk refuses stale contacts, returns them as they are now, and checks the others", async () => {
    const [stale, fresh] = [takeNextDue(), takeNextDue()];
    await check([getId(stale)], BY_TELEPHONE, "province");
    const results = await check([getId(fresh), getId(stale), { stakeholderId: 999_999_999, version: 1 }]);
    expect(results).toMatchObject([
      { outcome: "ok", changedBy: null, current: null },
      {
        outcome: "changed",
        changedBy: "Zanele Khumalo",
        changedAt: expect.any(String),
        current: { name: stale.name, verifiedOn: "2026-08-15", checkedHow: BY_TELEPHONE },
      },
      { outcome: "not found", changedBy: null },
    ]);
    expect(results[1]?.current?.contacts).toEqual(stale.contacts);
    const again = await check([{ stakeholderId: stale.stakeholderId, version: results[1]?.version }]);
    expect(again).toMatchObject([{ outcome: "ok", current: null }]);
  });

  test("not reached on three different days makes a contact unconfirmed", async () => {
    const contact = takeNextDue();
    let result: StoredCheck | undefined;
    for (const day of ["2026-08-15", "2026-08-15", "2026-08-16", "2026-08-17"]) {
      office.setToday(day);
      expect(result?.isUnconfirmed ?? false).toBe(false);
      result = await recordNotReached({
        stakeholderId: contact.stakeholderId,
        version: result?.version ?? contact.version,
      });
    }
    expect(result).toMatchObject({ notReachedDays: 3, isUnconfirmed: true });
    const [checked] = await check([{ stakeholderId: contact.stakeholderId, version: result?.version }]);
    expect(checked).toMatchObject({ outcome: "ok", notReachedDays: 0 });
  });

  test("a check can be undone for 14 days, unless its quarter has ended", async () => {
    const undoOnDay = async (createdOn: string, undoneAt: string) => {
      office.setToday(createdOn);
      const [result] = await check([getId(takeNextDue())]);
      office.setToday(undoneAt);
      const undone = await undo(result);
      return undone.status;
    };
    expect(await undoOnDay("2026-08-15", "2026-08-28")).toBe(200);
    expect(await undoOnDay("2026-08-15", "2026-08-29")).toBe(404);
    expect(await undoOnDay("2026-09-30", "2026-10-01")).toBe(409);
  });

  test("a number that the public reports is in the queue with the count of reports until it is checked", async () => {
    const contact = takeNextDue();
    const [checked] = await check([getId(contact)]);
    const report = { stakeholderId: contact.placeId, contactStakeholderId: contact.stakeholderId };
    await office
      .knex("building_block_contact_person")
      .where({ stakeholderId: contact.stakeholderId })
      .update({ isPublic: true });
    const countAuditLines = async () => (await office.knex("audit_log").count())[0]?.count;
    const linesBefore = await countAuditLines();
    for (const _ of [1, 2]) await office.sendOk("anyone", "POST", "reportWrongNumber", report);
    expect(await countAuditLines()).toBe(linesBefore);
    const reported = (await fetchQueue("reason=reported", "province")).contacts;
    expect(reported).toContainEqual(
      expect.objectContaining({
        stakeholderId: contact.stakeholderId,
        reason: "reported",
        reports: 2,
        networks: 1,
      }),
    );
    await check([{ stakeholderId: contact.stakeholderId, version: checked?.version }]);
    const { contacts } = await fetchQueue("reason=reported", "province");
    expect(contacts.map(({ stakeholderId }) => stakeholderId)).not.toContain(contact.stakeholderId);
  });

  test("a place's own number can be reported and confirmed, too", async () => {
    const { placeId } = takeNextDue();
    await office.sendOk("anyone", "POST", "reportWrongNumber", { stakeholderId: placeId });
    const findReported = async () =>
      (await fetchQueue("reason=reported", "province")).contacts.find(
        ({ stakeholderId }) => stakeholderId === placeId,
      );
    const place = await findReported();
    expect(place).toMatchObject({ requirement: null, reports: 1 });
    const [checked] = await check([getId(place as DueContact)]);
    expect(checked?.outcome).toBe("ok");
    expect(await findReported()).toBeUndefined();
    const undone = await undo(checked);
    expect(undone.status).toBe(200);
    expect(await findReported()).toEqual({ ...place, version: undone.version });
    const [cleared] = await clearReports([{ stakeholderId: placeId, version: undone.version }]);
    expect(cleared).toMatchObject({ outcome: "ok" });
    expect(await findReported()).toBeUndefined();
    const undoneClear = await undo(cleared);
    expect(await findReported()).toEqual({ ...place, version: undoneClear.version });
    const notReachedCheck = await recordNotReached({ stakeholderId: placeId, version: undoneClear.version });
    await undo(notReachedCheck);
    expect(await findReported()).toMatchObject({ reports: 1, verifiedOn: place?.verifiedOn });
  });

  test("clearing hundreds of reports writes one audit line, and its undo restores all reports", async () => {
    const contact = takeNextDue();
    const [checked] = await check([getId(contact)]);
    const { stakeholderId } = contact;
    await office.knex("wrong_number").insert({ stakeholderId, reports: 595, networks: 1, lastOn: TODAY });
    const before = await getRow(stakeholderId);
    const lastAuditId = await findLastAuditId();
    const [cleared] = await clearReports([{ stakeholderId, version: checked?.version }]);
    expect(cleared).toMatchObject({ outcome: "ok", isDue: false });
    expect(
      await office.knex("audit_log").where("audit_id", ">", lastAuditId).select("what", "after"),
    ).toEqual([
      { what: "reports cleared", after: { Contacts: contact.name, Reports: "595 reports from 1 network" } },
    ]);
    expect(await getRow(stakeholderId)).toEqual(before);
    expect(await findReports(stakeholderId)).toEqual([]);
    expect((await clearReports([{ stakeholderId, version: checked?.version }]))[0]).toMatchObject({
      outcome: "changed",
    });
    const undone = await undo(cleared);
    expect(undone.status).toBe(200);
    expect(await findReports(stakeholderId)).toEqual([{ reports: 595, networks: 1 }]);
    expect(await getRow(stakeholderId)).toEqual(before);
  });
});
