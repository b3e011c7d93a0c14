import type { Knex } from "knex";
import { GROUPS, setGroups } from "../../group/groups.ts";
import { hashPassword } from "../../lib/security/password.ts";
import { PERMISSION_IDS } from "../../shared/permissions.ts";
import { computeDueDay } from "../../stakeholder/contactChecks.ts";
import { linkRepresentative } from "../../stakeholder/findOrganisation.ts";
import { RELATIONSHIP_TYPES, STAKEHOLDER_TYPE } from "../../stakeholder/stakeholderKinds.ts";
import { addPerson } from "../../user/addPerson.ts";

/** The password is public, so these accounts do not work in production. */
export const DEMONSTRATION_PASSWORD = "Jacaranda-Sky42!";

const CIVIL_SOCIETY = 3;
const UNIVERSITY = 4;

const GAUTENG = { boundaryTypeId: 1, description: "Gauteng" };

type Organisation = "university" | "province" | "applicant";
type User = {
  username: string;
  name: string;
  titleId: number;
  roleId: number;
  about: string;
  groups: readonly string[];
  organisation?: Organisation;
  coordinates?: "Gauteng" | "Emfuleni";
};

const DISTRICT_RESULTS = {
  name: "District results",
  description: "See what the organisations of their districts answered together",
  permissionIds: [PERMISSION_IDS.LogIntoSystem, PERMISSION_IDS.ViewGroupDistrictSurveyResults],
};

export const DEMONSTRATION_USERS: readonly User[] = [
  {
    username: "admin@demo.example",
    name: "Nomsa Dlamini",
    titleId: 1,
    roleId: 2,
    about: "administrator",
    groups: [GROUPS.administrators],
  },
  {
    username: "organisation@demo.example",
    name: "Thabo Mokoena",
    titleId: 3,
    roleId: 3,
    about: "organisation: a university",
    groups: [GROUPS.organisations],
    organisation: "university",
  },
  {
    username: "buildingblock@demo.example",
    name: "Zanele Khumalo",
    titleId: 5,
    roleId: 5,
    about: "building blocks of Gauteng",
    groups: [GROUPS.buildingBlockUsers],
    organisation: "province",
    coordinates: "Gauteng",
  },
  {
    username: "coordinator@demo.example",
    name: "Sipho Dube",
    titleId: 3,
    roleId: 5,
    about: "building blocks of one municipality, Emfuleni",
    groups: [GROUPS.buildingBlockUsers],
    coordinates: "Emfuleni",
  },
  {
    username: "captureonly@demo.example",
    name: "Palesa Molefe",
    titleId: 1,
    roleId: 5,
    about: "edits the building blocks of Emfuleni, for others to verify",
    groups: [GROUPS.buildingBlockEditors],
    coordinates: "Emfuleni",
  },
  {
    username: "results@demo.example",
    name: "Refilwe Mahlangu",
    titleId: 1,
    roleId: 5,
    about: "the survey results of Gauteng and its districts",
    groups: [DISTRICT_RESULTS.name],
    coordinates: "Gauteng",
  },
  {
    username: "tworoles@demo.example",
    name: "Lerato Nkosi",
    titleId: 2,
    roleId: 4,
    about: "two roles: organisation and building blocks",
    groups: [GROUPS.organisations, GROUPS.buildingBlockUsers],
    organisation: "university",
    coordinates: "Gauteng",
  },
  {
    username: "norole@demo.example",
    name: "Ayanda Naidoo",
    titleId: 4,
    roleId: 1,
    about: "registered, not approved yet: may do nothing",
    groups: [],
    organisation: "applicant",
  },
];

export async function seedDemonstrationUsers(
  trx: Knex.Transaction,
  { today }: { today: Date },
): Promise<void> {
  const passwordHash = await hashPassword(DEMONSTRATION_PASSWORD);
  const organisationIds = await findOrganisations(trx);
  await addGroup(trx);
  for (const { about: _, groups, organisation, coordinates, ...user } of DEMONSTRATION_USERS) {
    const stakeholderId = await addPerson(trx, {
      ...user,
      passwordHash,
      mobileNumber: "0825550100",
      isVerified: true,
      isDemonstration: true,
    });
    await setGroups(trx, { stakeholderId, groups, actor: null, env: { NODE_ENV: "development" }, at: today });
    if (coordinates !== undefined) {
      const [municipality] = await assignMunicipalities(trx, stakeholderId, coordinates);
      const companyId = coordinates === "Gauteng" ? organisationIds.province : municipality;
      await trx("person").where({ stakeholderId }).update({ companyId });
    }
    if (organisation === undefined) continue;
    await linkRepresentative(trx, stakeholderId, organisationIds[organisation]);
    if (organisation !== "applicant") continue;
    await trx("organisation_application").insert({
      stakeholderId: organisationIds.applicant,
      applicantStakeholderId: stakeholderId,
      organisationTypeId: CIVIL_SOCIETY,
      members: 45,
      receivedAt: today,
      dueOn: computeDueDay(today),
    });
  }
}

async function addGroup(trx: Knex.Transaction): Promise<void> {
  const { permissionIds, ...group } = DISTRICT_RESULTS;
  const [row] = await trx("user_group").insert(group).returning<{ groupId: number }[]>("group_id");
  await trx("group_action").insert(permissionIds.map((actionId) => ({ groupId: row?.groupId, actionId })));
}

async function findOrganisations(trx: Knex.Transaction): Promise<Record<Organisation, number>> {
  const { stakeholderId } = await trx("organisation")
    .where({ organisationTypeId: UNIVERSITY })
    .orderBy("stakeholder_id")
    .first("stakeholder_id");
  const gauteng = await findGautengId(trx);
  const add = async (name: string, boundaryId: number) => {
    const [row] = await trx("stakeholder")
      .insert({ stakeholderTypeId: STAKEHOLDER_TYPE.organisation, name, boundaryId })
      .returning<{ stakeholderId: number }[]>("stakeholder_id");
    return row?.stakeholderId as number;
  };
  return {
    university: stakeholderId,
    province: await add("Gauteng", gauteng),
    applicant: await add("Masakhane Community Trust", gauteng),
  };
}

async function assignMunicipalities(
  trx: Knex.Transaction,
  stakeholderId: number,
  place: NonNullable<User["coordinates"]>,
): Promise<readonly number[]> {
  const municipalities: number[] = await trx("boundary")
    .where({ boundaryTypeId: 3 })
    .where((inside) =>
      place === "Gauteng"
        ? inside.where("national_boundary_id", trx("boundary").where(GAUTENG).select("boundary_id"))
        : inside.where("description", place),
    )
    .orderBy("boundary_id")
    .pluck("boundary_id");
  await trx("stakeholder_relationship").insert(
    municipalities.map((relatedStakeholderId) => ({
      stakeholderId,
      relatedStakeholderId,
      relationshipTypeId: RELATIONSHIP_TYPES.buildingBlockCoordinator,
    })),
  );
  return municipalities;
}

async function findGautengId(trx: Knex.Transaction): Promise<number> {
  const { boundaryId } = await trx("boundary").where(GAUTENG).first("boundary_id");
  return boundaryId;
}
