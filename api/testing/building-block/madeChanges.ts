import type { Knex } from "knex";
import type { CapturedPerson, ContactsWithRequirements } from "../../building-block/instance/contract.ts";
import type { SheetPreview } from "../../building-block/sheet/contract.ts";
import type { ChangeTests, SignIn } from "../ChangeTests.ts";
import { editCatalogue } from "./catalogueSheets.ts";
import { getPeople, POLICE } from "./place.ts";
import { encodeCsv, toGrid } from "./sheets.ts";

const PATH = "/api/buildingblock";

export function buildingBlockChanges(knex: () => Knex, signedIn: SignIn): ChangeTests {
  let coordinator: ReturnType<SignIn> | undefined;
  const openCoordinator = () => {
    coordinator ??= signedIn("coordinator@demo.example");
    return coordinator;
  };
  const findEmfuleni = async (): Promise<number> =>
    (await knex()("boundary").where({ description: "Emfuleni", boundaryTypeId: 3 }).first("boundary_id"))
      .boundaryId;
  const readStation = async (): Promise<ContactsWithRequirements> => {
    const { stakeholderId } = await knex()("building_block_stakeholder as i")
      .join(
        "building_block_contact_person as p",
        "p.building_block_stakeholder_id",
        "i.building_block_stakeholder_id",
      )
      .where({ boundaryId: await findEmfuleni(), buildingBlockId: POLICE })
      .whereNull("p.valid_to")
      .whereNull("i.valid_to")
      .orderBy("i.stakeholder_id")
      .first("i.stakeholder_id");
    const query = `stakeholderId=${stakeholderId}&buildingBlockId=${POLICE}`;
    return (
      await (await openCoordinator()).get(`${PATH}/getBuildingBlockContactsWithRequirements?${query}`)
    ).json();
  };
  const readPerson = async () => {
    const detail = await readStation();
    const [{ stakeholderId, version }] = getPeople(detail) as [CapturedPerson];
    return { stakeholderId, version, placeId: detail.stakeholderId, buildingBlockId: POLICE };
  };
  const getId = ({ stakeholderId, buildingBlockId, version }: ContactsWithRequirements) => ({
    stakeholderId,
    buildingBlockId,
    version,
  });
  const update = async (changes: object): Promise<number> => {
    const detail = await readStation();
    const response = await (await openCoordinator()).send(
      "PUT",
      `${PATH}/updateBuildingBlockContactsAndRequirements`,
      {
        ...getId(detail),
        name: detail.name,
        address: { addressLine1: `${detail.version} New Street` },
        contacts: [],
        buildingBlockRequirements: [],
        ...changes,
      },
    );
    return response.status;
  };
  const captureChange = async () => {
    await update({ isSubmitted: false });
    const { capture, version } = await readStation();
    return { captureId: capture?.captureId, version };
  };
  const download = async () => (await openCoordinator()).post(`${PATH}/downloadSheet`, { format: "csv" });
  const applySheet = async () => {
    const csv = await (await download()).text();
    const changedFile = Buffer.from(csv.replace(/,Invented Contact (\d+),/, ",Renamed Contact $1,"));
    const response = await (await openCoordinator()).upload(
      `${PATH}/uploadSheet?fileName=contacts.csv`,
      changedFile,
    );
    const { preview } = (await response.json()) as { preview: SheetPreview };
    const query = `fileName=contacts.csv&apply=${preview.fingerprint}&checkedHow=1`;
    return (await (await openCoordinator()).upload(`${PATH}/uploadSheet?${query}`, changedFile)).status;
  };
  return {
    "POST /api/buildingblock/downloadSheet": async () => (await download()).status,
    "POST /api/buildingblock/uploadSheet": applySheet,
    "PUT /api/buildingblock/updateBuildingBlockContactsAndRequirements": () =>
      update({ isSubmitted: true, checkedHow: 1 }),
    "POST /api/buildingblock/correctContact": async (send) => {
      const contacts = [{ contactTypeId: 2, detail: "0825550123" }];
      return send(await openCoordinator(), { ...(await readPerson()), contacts, checkedHow: 1 });
    },
    "DELETE /api/buildingblock/DeleteStakeholderById": async (send) => {
      const { stakeholderId, placeId, buildingBlockId } = await readPerson();
      const query = { buildingBlockId, stakeholderId, bldBlockstakeholderId: placeId };
      return send(await openCoordinator(), undefined, query);
    },
    "POST /api/buildingblock/addBuildingBlock": async (send) =>
      send(await openCoordinator(), {
        boundaryStakeholderId: await findEmfuleni(),
        buildingBlockId: POLICE,
        name: "Riverside",
        address: { addressLine1: "3 River Road" },
        contacts: [],
      }),
    "POST /api/buildingblock/verifyBuildingBlockExist": async (send) => {
      const userBrowser = await openCoordinator();
      const confirmed = await send(userBrowser, { ...getId(await readStation()), exists: true });
      const ending = { ...getId(await readStation()), exists: false, reason: "closed" };
      return Math.max(confirmed, await send(userBrowser, ending));
    },
    "POST /api/buildingblock/checkContacts": async (send) => {
      const userBrowser = await openCoordinator();
      const { stakeholderId, version, placeId } = await readPerson();
      const check = { outcome: "still right", checkedHow: 1, contacts: [{ stakeholderId, version }] };
      const note = { outcome: "noted", placeId, stakeholderId, callAgainOn: null, note: "On leave" };
      return Math.max(await send(userBrowser, check), await send(userBrowser, note));
    },
    "POST /api/buildingblock/undoChange": async (send) => {
      const contacts = [{ contactTypeId: 2, detail: "0825550124" }];
      const correction = { ...(await readPerson()), checkedHow: 1, contacts };
      const { changeId } = await (await openCoordinator()).postJson(`${PATH}/correctContact`, correction);
      return send(await openCoordinator(), { changeId });
    },
    "POST /api/buildingblock/decideCapture": async (send) => {
      const statuses: number[] = [];
      for (const decision of [
        { decision: "verify", checkedHow: 1 },
        { decision: "send back", reason: "Another number" },
        { decision: "withdraw" },
      ])
        statuses.push(await send(await openCoordinator(), { ...(await captureChange()), ...decision }));
      return Math.max(...statuses);
    },
    "POST /api/buildingblock/changeCatalogue": async () => {
      const admin = await signedIn("admin@demo.example");
      const downloaded = await admin.post(`${PATH}/catalogueSheet`, { format: "csv" });
      const grid = editCatalogue(toGrid(await downloaded.text()), [
        { id: "category-1", cells: { Name: "Local services" } },
        { cells: { Kind: "Category", Name: "Campaigns" } },
      ]);
      const path = `${PATH}/changeCatalogue?fileName=catalogue.csv`;
      const { preview } = await (await admin.upload(path, encodeCsv(grid))).json();
      return (await admin.upload(`${path}&apply=${preview.fingerprint}`, encodeCsv(grid))).status;
    },
    "PUT /api/buildingblock/demandSecondPerson": async (send) => {
      const { nationalBoundaryId: boundaryId } = await knex()("boundary")
        .where({ boundaryId: await findEmfuleni() })
        .first("national_boundary_id");
      return send(await signedIn("buildingblock@demo.example"), { boundaryId, isDemanded: false });
    },
  };
}
