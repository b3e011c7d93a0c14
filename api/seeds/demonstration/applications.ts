import type { Knex } from "knex";
import { GROUPS, setGroups } from "../../group/groups.ts";
import { computeDueDay } from "../../stakeholder/contactChecks.ts";
import { linkRepresentative } from "../../stakeholder/findOrganisation.ts";
import { STAKEHOLDER_TYPE } from "../../stakeholder/stakeholderKinds.ts";
import { addPerson } from "../../user/addPerson.ts";

const DAY = 24 * 60 * 60_000;
const CIVIL_SOCIETY = 3;
const APPROVED = 3;
const REJECTED = 2;
const DUPLICATE_EMAIL = 2;
const WELCOME_EMAIL = 1;

type InventedApplication = {
  organisation: string;
  municipality: string;
  name: string;
  email: string;
  mobileNumber: string;
  members: number;
  daysAgo: number;
  waitingFor?: string;
  isRejected?: boolean;
};

const APPLICATIONS: readonly InventedApplication[] = [
  {
    organisation: "Masakhane Trust",
    municipality: "Midvaal",
    name: "Sipho Ndlovu",
    email: "sipho@masakhane.example",
    mobileNumber: "0825550100",
    members: 30,
    daysAgo: 2,
  },
  {
    organisation: "Khanya Women's Shelter",
    municipality: "Sol Plaatje",
    name: "Lindiwe Zulu",
    email: "lindiwe@khanya.example",
    mobileNumber: "0825550121",
    members: 18,
    daysAgo: 16,
  },
  {
    organisation: "Ubuntu Youth Forum",
    municipality: "Polokwane",
    name: "Kagiso Molefe",
    email: "kagiso@ubuntuyouth.example",
    mobileNumber: "0825550122",
    members: 64,
    daysAgo: 6,
    waitingFor: "Proof of registration",
  },
  {
    organisation: "Khanya Shelter",
    municipality: "Sol Plaatje",
    name: "Anna van Wyk",
    email: "anna@khanya.example",
    mobileNumber: "0825550123",
    members: 18,
    daysAgo: 20,
    isRejected: true,
  },
];

export async function seedDemonstrationApplications(
  trx: Knex.Transaction,
  { today, decidedBy }: { today: Date; decidedBy: number },
): Promise<void> {
  const daysBefore = (days: number) => new Date(today.getTime() - days * DAY);
  for (const { organisation, municipality, daysAgo, ...application } of APPLICATIONS) {
    const applicantId = await addApplicant(trx, application);
    const { boundaryId } = await trx("boundary")
      .where({ description: municipality, boundaryTypeId: 3 })
      .first("boundary_id");
    const [row] = await trx("stakeholder")
      .insert({ stakeholderTypeId: STAKEHOLDER_TYPE.organisation, name: organisation, boundaryId })
      .returning<{ stakeholderId: number }[]>("stakeholder_id");
    await storeApplication(trx, {
      stakeholderId: row?.stakeholderId as number,
      applicantId,
      members: application.members,
      receivedAt: daysBefore(daysAgo),
      ...(application.waitingFor && { waitingFor: application.waitingFor, waitingSince: daysBefore(1) }),
      ...(application.isRejected && {
        statusId: REJECTED,
        templateId: DUPLICATE_EMAIL,
        decidedAt: daysBefore(daysAgo - 3),
        decidedBy,
      }),
    });
  }
  await seedApprovedApplication(trx, { receivedAt: daysBefore(40), decidedAt: daysBefore(37), decidedBy });
  await seedInvitedUsers(trx, { today, invitedAt: daysBefore(2) });
}

type Application = { stakeholderId: number; applicantId: number; receivedAt: Date } & Record<string, unknown>;

async function storeApplication(
  trx: Knex.Transaction,
  { stakeholderId, applicantId, ...columns }: Application,
): Promise<void> {
  await linkRepresentative(trx, applicantId, stakeholderId);
  await trx("organisation_application").insert({
    stakeholderId,
    applicantStakeholderId: applicantId,
    organisationTypeId: CIVIL_SOCIETY,
    dueOn: computeDueDay(columns.receivedAt),
    ...columns,
  });
}

type Person = { name: string; email: string; mobileNumber: string };

function addApplicant(trx: Knex.Transaction, { name, email, mobileNumber }: Person): Promise<number> {
  const person = { name, username: email, mobileNumber, titleId: 1, roleId: 2 };
  return addPerson(trx, { ...person, isVerified: true, isDemonstration: true });
}

async function seedApprovedApplication(
  trx: Knex.Transaction,
  decision: { receivedAt: Date; decidedAt: Date; decidedBy: number },
): Promise<void> {
  const { stakeholderId } = await trx("organisation")
    .where({ organisationTypeId: CIVIL_SOCIETY })
    .orderBy("stakeholder_id")
    .first("stakeholder_id");
  const applicantId = await addApplicant(trx, {
    name: "Fatima Adams",
    email: "fatima@advice.example",
    mobileNumber: "0825550124",
  });
  const groups = [GROUPS.organisations];
  const env = { NODE_ENV: "development" } as const;
  await setGroups(trx, { stakeholderId: applicantId, groups, actor: null, env, at: decision.decidedAt });
  await storeApplication(trx, {
    stakeholderId,
    applicantId,
    members: 120,
    statusId: APPROVED,
    templateId: WELCOME_EMAIL,
    ...decision,
  });
}

async function seedInvitedUsers(
  trx: Knex.Transaction,
  { today, invitedAt }: { today: Date; invitedAt: Date },
): Promise<void> {
  const people = [
    { name: "Refilwe Sithole", email: "refilwe@people.demo.example", isDisabled: false },
    { name: "Johan Steyn", email: "johan@people.demo.example", isDisabled: true },
  ];
  for (const { name, email, isDisabled } of people) {
    const stakeholderId = await addPerson(trx, { name, username: email, isDemonstration: true });
    await trx("user_account").where({ stakeholderId }).update({ invitedAt, isDisabled });
    const groups = [isDisabled ? GROUPS.buildingBlockUsers : GROUPS.reviewers];
    await setGroups(trx, { stakeholderId, groups, actor: null, env: { NODE_ENV: "development" }, at: today });
    await trx("one_time_code").insert({
      purpose: "invitation",
      email,
      stakeholderId,
      codeHash: `demonstration ${stakeholderId}`,
      madeAt: invitedAt,
      expiresAt: new Date(invitedAt.getTime() + 7 * DAY),
    });
  }
}
