import { beforeAll, describe, expect, test } from "vitest";
import { startOffice } from "../testing/building-block/office.ts";
import { createWriters, getPeople, POLICE } from "../testing/building-block/place.ts";
import { createSheetClient, encodeCsv, getCells } from "../testing/building-block/sheets.ts";
import type { CheckResult } from "./check/contract.ts";
import type { ContactsWithRequirements } from "./instance/contract.ts";

const office = startOffice();
const write = createWriters(office);
let emfuleni: number;
let place: ContactsWithRequirements;
let person: { stakeholderId: number; version: number };
let pending: { captureId: number; version: number };
let checkChangeId: number;
let changeId: number;

beforeAll(async () => {
  emfuleni = await office.boundaryOf("Emfuleni");
  const instances = () =>
    office.knex("building_block_stakeholder as i").where({ boundaryId: emfuleni, buildingBlockId: POLICE });
  const { captureId, version } = await instances()
    .join("building_block_capture as c", "c.building_block_stakeholder_id", "i.building_block_stakeholder_id")
    .where("c.state", 1)
    .first("c.capture_id", "i.version");
  pending = { captureId, version };
  const { stakeholderId } = await instances()
    .join(
      "building_block_contact_person as p",
      "p.building_block_stakeholder_id",
      "i.building_block_stakeholder_id",
    )
    .whereNull("p.valid_to")
    .first("i.stakeholder_id");
  const getPerson = (detail: ContactsWithRequirements) => getPeople(detail)[0] as typeof person;
  const checkedPerson = getPerson(await write.read(stakeholderId));
  const contacts = [{ stakeholderId: checkedPerson.stakeholderId, version: checkedPerson.version }];
  const body = { outcome: "still right", checkedHow: 1, contacts };
  const { results, changeId: change } = await office.sendOk("coordinator", "POST", "checkContacts", body);
  checkChangeId = change as number;
  const correction = {
    stakeholderId: checkedPerson.stakeholderId,
    version: (results as CheckResult[])[0]?.version,
    contacts: [{ contactTypeId: 2, detail: "0825550125" }],
  };
  changeId = (await write.correct("coordinator", stakeholderId, correction)).body.changeId as number;
  place = await write.read(stakeholderId);
  person = getPerson(place);
});

function listForeignRequests(): [method: string, path: string, body?: object][] {
  const { stakeholderId, version, name } = place;
  const id = { stakeholderId, buildingBlockId: POLICE };
  const placeQuery = `stakeholderId=${stakeholderId}&buildingBlockId=${POLICE}`;
  const placeFields = { name, address: { addressLine1: "1 Foreign Street" }, contacts: [] };
  const submitted = { isSubmitted: true, checkedHow: 1, buildingBlockRequirements: [] };
  const personQuery = `stakeholderId=${person.stakeholderId}&bldBlockstakeholderId=${stakeholderId}`;
  return [
    ["GET", `getBuildingBlockAssociatedToUser?boundaryId=${emfuleni}`],
    ["GET", `getBuildingBlockOnMunicipality?boundaryStakeholderId=${emfuleni}&buildingBlockId=${POLICE}`],
    ["GET", `getBuildingBlockContactsWithRequirements?${placeQuery}`],
    ["GET", `getBuildingBlockHistory?${placeQuery}`],
    ["PUT", "updateBuildingBlockContactsAndRequirements", { ...id, version, ...placeFields, ...submitted }],
    [
      "POST",
      "correctContact",
      {
        stakeholderId: person.stakeholderId,
        version: person.version,
        placeId: stakeholderId,
        buildingBlockId: POLICE,
        contacts: [],
      },
    ],
    ["DELETE", `DeleteStakeholderById?buildingBlockId=${POLICE}&${personQuery}`],
    [
      "POST",
      "addBuildingBlock",
      { ...placeFields, name: "Mine", boundaryStakeholderId: emfuleni, buildingBlockId: POLICE },
    ],
    ["POST", "verifyBuildingBlockExist", { exists: false, ...id, version, reason: "closed" }],
    [
      "POST",
      "checkContacts",
      {
        outcome: "noted",
        placeId: stakeholderId,
        stakeholderId: person.stakeholderId,
        callAgainOn: null,
        note: "Mine",
      },
    ],
    ["POST", "undoChange", { changeId }],
    ["POST", "verifyBuildingBlockExist", { exists: true, ...id, version }],
    ["POST", "decideCapture", { decision: "verify", ...pending, checkedHow: 1 }],
    ["POST", "decideCapture", { decision: "send back", ...pending, reason: "Mine" }],
    ["POST", "decideCapture", { decision: "withdraw", ...pending }],
  ];
}

describe.each(["neighbour", "elsewhere"] as const)("S15 S37 an official of another place, %s", (who) => {
  test("gets 404 for every read and change of the place, as for an unknown id", async () => {
    const countAuditLines = async () => (await office.knex("audit_log").count())[0]?.count;
    const before = await countAuditLines();
    for (const [method, path, body] of listForeignRequests()) {
      const { status } = await office.send(who, method, path, body);
      expect([method, path, status]).toEqual([method, path, 404]);
    }
    expect(await countAuditLines()).toBe(before);
  });

  test("cannot check its contacts in bulk or undo a check, and does not see it in any list", async () => {
    const contacts = [{ stakeholderId: person.stakeholderId, version: person.version }];
    const body = { outcome: "still right", checkedHow: 1, contacts };
    const { results } = await office.sendOk(who, "POST", "checkContacts", body);
    expect((results as CheckResult[])[0]).toMatchObject({
      outcome: "not found",
      version: null,
      current: null,
    });
    expect((await office.send(who, "POST", "undoChange", { changeId: checkChangeId })).status).toBe(404);
    for (const list of ["getDueContacts?pageSize=100", "getCaptures", "getRecentChanges"])
      expect(JSON.stringify(await office.sendOk(who, "GET", list))).not.toContain(place.name);
    const due = await office.sendOk(who, "GET", `getDueContacts?boundaryId=${emfuleni}`);
    expect(due).toMatchObject({ total: 0 });
  });

  test("can neither download its rows nor upload changes to them", async () => {
    const sheets = createSheetClient(office);
    const downloaded = await sheets.download("coordinator");
    const { get, set, people } = getCells(downloaded);
    const row = people().find((at) => get(at, "Contact id") === String(person.stakeholderId));
    set(row as number, { Role: "Stolen" });
    const file = encodeCsv(downloaded);
    const coordinatorPreview = await sheets.preview("coordinator", file);
    expect(coordinatorPreview).toMatchObject({ errors: [], counts: { changed: 1 } });
    const preview = await sheets.preview(who, file);
    expect(preview).toMatchObject({ rows: [], fingerprint: null });
    expect(preview.errors).toHaveLength(downloaded.length - 1);
    expect(new Set(preview.errors.map(({ message }) => message))).toEqual(
      new Set(["This place is not one of yours, or it is no longer listed."]),
    );
    expect(JSON.stringify(preview)).not.toContain("Emfuleni");
    expect(await sheets.apply(who, file, coordinatorPreview.fingerprint)).toMatchObject({ status: 409 });
    const download = await office.send(who, "POST", "downloadSheet", { format: "csv", boundaryId: emfuleni });
    expect(download.status).toBe(404);
    expect(JSON.stringify(await sheets.download(who))).not.toContain("Emfuleni");
    expect(await sheets.preview("coordinator", file)).toEqual(coordinatorPreview);
  });

  test("cannot demand a second person for the province", async () => {
    const { nationalBoundaryId: boundaryId } = await office
      .knex("boundary")
      .where({ boundaryId: emfuleni })
      .first("national_boundary_id");
    const refused = await office.send(who, "PUT", "demandSecondPerson", { boundaryId, isDemanded: true });
    expect(refused.status).toBe(404);
  });
});
