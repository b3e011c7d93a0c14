import type { Knex } from "knex";
import type { ContactsWithRequirements } from "../../building-block/instance/contract.ts";
import type { SheetPreview } from "../../building-block/sheet/contract.ts";
import type { Browser } from "../Browser.ts";
import { editCatalogue } from "./catalogueSheets.ts";
import { encodeCsv, toGrid } from "./sheets.ts";

const POLICE = 1;
const PATH = "/api/buildingblock";

export function buildingBlockChanges(knex: () => Knex, signedIn: (username: string) => Promise<Browser>) {
  let coordinator: Promise<Browser> | undefined;
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
  const getPerson = ({ buildingBlockRequirements }: ContactsWithRequirements) => {
    const [person] = buildingBlockRequirements.flatMap((each) => each.stakeholderContactPerson);
    return person as NonNullable<typeof person>;
  };
  const getId = ({ stakeholderId, buildingBlockId, version }: ContactsWithRequirements) => ({
    stakeholderId,
    buildingBlockId,
    version,
  });
  const update = async (browser: Promise<Browser>, changes: object): Promise<number> => {
    const detail = await readStation();
    const response = await (await browser).send("PUT", `${PATH}/updateBuildingBlockContactsAndRequirements`, {
      ...getId(detail),
      name: detail.name,
      address: { addressLine1: `${detail.version} New Street` },
      contacts: [],
      buildingBlockRequirements: [],
      ...changes,
    });
    return response.status;
  };
  const post = async (path: string, body: object): Promise<number> =>
    (await (await openCoordinator()).post(`${PATH}/${path}`, body)).status;
  const addPlace = async () => {
    const response = await (await openCoordinator()).postJson(`${PATH}/addBuildingBlock`, {
      boundaryStakeholderId: await findEmfuleni(),
      buildingBlockId: POLICE,
      name: "Riverside",
      address: { addressLine1: "3 River Road" },
      contacts: [],
    });
    return response as { status: number; stakeholderId?: number };
  };
  const checkPerson = async () => {
    const { stakeholderId, version } = getPerson(await readStation());
    const body = { outcome: "still right", checkedHow: 1, contacts: [{ stakeholderId, version }] };
    return (await openCoordinator()).postJson(`${PATH}/checkContacts`, body);
  };
  const captureChange = async () => {
    await update(openCoordinator(), { isSubmitted: false });
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
      update(openCoordinator(), { isSubmitted: true, checkedHow: 1 }),
    "POST /api/buildingblock/correctContact": async () => {
      const detail = await readStation();
      const { stakeholderId, version } = getPerson(detail);
      const { stakeholderId: placeId, buildingBlockId } = detail;
      const contacts = [{ contactTypeId: 2, detail: "0825550123" }];
      const body = { placeId, buildingBlockId, stakeholderId, version, contacts, checkedHow: 1 };
      return post("correctContact", body);
    },
    "DELETE /api/buildingblock/DeleteStakeholderById": async () => {
      const detail = await readStation();
      const { stakeholderId } = getPerson(detail);
      const query = `buildingBlockId=${POLICE}&stakeholderId=${stakeholderId}&bldBlockstakeholderId=${detail.stakeholderId}`;
      return (await (await openCoordinator()).send("DELETE", `${PATH}/DeleteStakeholderById?${query}`))
        .status;
    },
    "POST /api/buildingblock/addBuildingBlock": async () => (await addPlace()).status,
    "POST /api/buildingblock/verifyBuildingBlockExist": async () => {
      const exists = { ...getId(await readStation()), exists: true };
      const confirmed = await post("verifyBuildingBlockExist", exists);
      const ended = { ...getId(await readStation()), exists: false, reason: "closed" };
      return Math.max(confirmed, await post("verifyBuildingBlockExist", ended));
    },
    "POST /api/buildingblock/checkContacts": async () => {
      const { status } = await checkPerson();
      const detail = await readStation();
      const { stakeholderId } = getPerson(detail);
      const body = {
        outcome: "noted",
        placeId: detail.stakeholderId,
        stakeholderId,
        callAgainOn: null,
        note: "On leave",
      };
      return Math.max(status, await post("checkContacts", body));
    },
    "POST /api/buildingblock/undoChange": async () => {
      const { stakeholderId, version } = getPerson(await readStation());
      const detail = await readStation();
      const response = await (await openCoordinator()).postJson(`${PATH}/correctContact`, {
        ...{ stakeholderId, version, placeId: detail.stakeholderId, buildingBlockId: POLICE, checkedHow: 1 },
        contacts: [{ contactTypeId: 2, detail: "0825550124" }],
      });
      return post("undoChange", { changeId: response.changeId });
    },
    "POST /api/buildingblock/decideCapture": async () => {
      const verified = { ...(await captureChange()), decision: "verify", checkedHow: 1 };
      const status = await post("decideCapture", verified);
      const returned = { ...(await captureChange()), decision: "send back", reason: "Another number" };
      const returnedStatus = await post("decideCapture", returned);
      const withdrawn = { ...(await captureChange()), decision: "withdraw" };
      return Math.max(status, returnedStatus, await post("decideCapture", withdrawn));
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
    "PUT /api/buildingblock/demandSecondPerson": async () => {
      const { nationalBoundaryId: boundaryId } = await knex()("boundary")
        .where({ boundaryId: await findEmfuleni() })
        .first("national_boundary_id");
      const body = { boundaryId, isDemanded: false };
      const province = await signedIn("buildingblock@demo.example");
      return (await province.send("PUT", `${PATH}/demandSecondPerson`, body)).status;
    },
  };
}
