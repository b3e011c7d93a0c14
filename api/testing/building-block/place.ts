import type { CapturedPerson, ContactsWithRequirements } from "../../building-block/instance/contract.ts";
import type { Office, OfficeResponse, OfficeUser } from "./office.ts";

export const POLICE = 1;

export const getPeople = ({ buildingBlockRequirements }: ContactsWithRequirements): CapturedPerson[] =>
  buildingBlockRequirements.flatMap(({ stakeholderContactPerson }) => stakeholderContactPerson);

export const personForm = ({
  stakeholderId,
  name,
  role,
  isReporting,
  isAnswer,
  isPublic,
}: CapturedPerson) => ({
  ...{ stakeholderId, name, role, isReporting, isAnswer, isPublic },
  contacts: [] as { contactTypeId: number; detail: string }[],
});

export function createWriters(office: Office) {
  const read = async (stakeholderId: number, who: OfficeUser = "province") =>
    (await office.sendOk(
      who,
      "GET",
      `getBuildingBlockContactsWithRequirements?stakeholderId=${stakeholderId}&buildingBlockId=${POLICE}`,
    )) as unknown as ContactsWithRequirements;
  let stations = 0;
  return {
    read,
    async newBareStation(who: OfficeUser, more: object = {}): Promise<number> {
      stations += 1;
      const added = await office.sendOk(who, "POST", "addBuildingBlock", {
        boundaryStakeholderId: office.emfuleni,
        ...{ buildingBlockId: POLICE, name: `Station ${stations}` },
        address: { addressLine1: "1 Example Street" },
        contacts: [{ contactTypeId: 3, detail: "0165550199" }],
        ...more,
      });
      return added.stakeholderId as number;
    },
    async newStation(who: OfficeUser, boundaryStakeholderId = office.emfuleni): Promise<number> {
      const placeId = await this.newBareStation(who, { boundaryStakeholderId });
      const requirements = (await read(placeId, who)).buildingBlockRequirements;
      const person = { stakeholderId: null, isReporting: false, isAnswer: true, isPublic: true };
      const contacts = [{ contactTypeId: 2, detail: "0825550100" }];
      await this.saveForm(who, placeId, {
        buildingBlockRequirements: requirements.map(({ buildingBlockRequirementId }, index) => ({
          buildingBlockRequirementId,
          stakeholderContactPerson: ["Invented Contact 9001", "Invented Contact 9002"]
            .filter(() => index === 0)
            .map((name) => ({ ...person, name, contacts })),
        })),
      });
      return placeId;
    },
    /** Lifts the rule of a second person, and moves the clock forward by a month. */
    async newStationOfLastMonth(): Promise<number> {
      office.setToday("2026-07-15");
      await office.demandSecondPerson(false);
      const placeId = await this.newStation("province");
      office.setToday("2026-08-15");
      return placeId;
    },
    async verifyCapture(who: OfficeUser, placeId: number): Promise<OfficeResponse> {
      const { capture, version } = await read(placeId);
      const body = { captureId: capture?.captureId, version, checkedHow: 1 };
      return office.send(who, "POST", "decideCapture", { decision: "verify", ...body });
    },
    async saveForm(who: OfficeUser, placeId: number, more: object = {}): Promise<OfficeResponse> {
      const { stakeholderId, buildingBlockId, version, name } = await read(placeId, who);
      return office.send(who, "PUT", "updateBuildingBlockContactsAndRequirements", {
        ...{ stakeholderId, buildingBlockId, version, name, contacts: [], buildingBlockRequirements: [] },
        address: { addressLine1: `${version} Form Street` },
        isSubmitted: true,
        checkedHow: 1,
        ...more,
      });
    },
    async correct(who: OfficeUser, placeId: number, more: object): Promise<OfficeResponse> {
      const body = { placeId, buildingBlockId: POLICE, checkedHow: 1, ...more };
      return office.send(who, "POST", "correctContact", body);
    },
    async removeContact(who: OfficeUser, placeId: number, more = ""): Promise<OfficeResponse> {
      const [person] = getPeople(await read(placeId, who));
      const query = `buildingBlockId=${POLICE}&stakeholderId=${person?.stakeholderId}&bldBlockstakeholderId=${placeId}`;
      return office.send(who, "DELETE", `DeleteStakeholderById?${query}${more}`);
    },
    async endPlace(who: OfficeUser, placeId: number, more: object = {}): Promise<OfficeResponse> {
      const { stakeholderId, buildingBlockId, version } = await read(placeId, who);
      const body = { stakeholderId, buildingBlockId, version, reason: "closed", ...more };
      return office.send(who, "POST", "verifyBuildingBlockExist", { exists: false, ...body });
    },
  };
}
