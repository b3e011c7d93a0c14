import type { Knex } from "knex";
import { PERMISSIONS, type PermissionName } from "../shared/permissions.ts";

type DefaultGroup = { name: string; description: string; permissions: readonly PermissionName[] };

export const ORGANISATION_PERMISSIONS: readonly PermissionName[] = [
  "LogIntoSystem",
  "ViewYourOrganisationSurveyResult",
  "AddSurveyLink",
  "SetSurveyEffectiveDate",
  "EditOrganisationalInformation",
  "HealthCheckAdmin",
];

/** Administrators run no organisation or municipality, so their group has no permissions for either. */
export const PERMISSIONS_ADMINISTRATORS_LACK: readonly PermissionName[] = [
  "HealthCheckAdmin",
  "BuildingBlockAdmin",
];

const DEFAULT_GROUPS: readonly DefaultGroup[] = [
  {
    name: "Administrators",
    description: "Run the product: applications, people and groups, questionnaires, imports",
    permissions: PERMISSIONS.map(({ name }) => name).filter(
      (name) => !PERMISSIONS_ADMINISTRATORS_LACK.includes(name),
    ),
  },
  {
    name: "Organisations",
    description: "Run health checks in their own organisation",
    permissions: ORGANISATION_PERMISSIONS,
  },
  {
    name: "Building block users",
    description: "Capture and verify the building blocks of their municipalities",
    permissions: [
      "LogIntoSystem",
      "AddBuildingBlock",
      "EditBuildingBlock",
      "DeleteBuildingBlock",
      "ViewBuildingBlocks",
      "VerifyBuildingBlockExist",
      "ValidateBuildingBlock",
      "BuildingBlockAdmin",
    ],
  },
  {
    name: "Building block editors",
    description: "Edit building blocks of their municipalities, for others to verify",
    permissions: [
      "LogIntoSystem",
      "EditBuildingBlock",
      "ViewBuildingBlocks",
      "VerifyBuildingBlockExist",
      "BuildingBlockAdmin",
    ],
  },
  {
    name: "Importers",
    description: "Import figures and boundary lines",
    permissions: ["LogIntoSystem", "ImportBuildingBlockData", "ImportPoliceStatistics"],
  },
  {
    name: "Application reviewers",
    description: "Decide on the applications of organisations",
    permissions: ["LogIntoSystem", "ViewOrganisations", "VerifyOrganisation"],
  },
];

/**
 * Adds new permissions to the default groups that list them. Creates groups only in an empty database, because
 * administrators may change and delete them.
 */
export async function storePermissions(trx: Knex.Transaction): Promise<void> {
  const actionIds: number[] = await trx("action").pluck("action_id");
  const rows = PERMISSIONS.map(({ id, name, meaning }) => ({
    actionId: id,
    action: name,
    description: meaning,
  }));
  await trx("action").insert(rows).onConflict("action_id").merge();
  if (actionIds.length === 0)
    await trx("user_group").insert(DEFAULT_GROUPS.map(({ name, description }) => ({ name, description })));
  for (const group of DEFAULT_GROUPS) {
    const missingPermissions = PERMISSIONS.filter(
      ({ id, name }) => !actionIds.includes(id) && group.permissions.includes(name),
    );
    const row = await trx("user_group").where({ name: group.name }).first("group_id");
    if (row === undefined || missingPermissions.length === 0) continue;
    await trx("group_action").insert(
      missingPermissions.map(({ id }) => ({ groupId: row.groupId, actionId: id })),
    );
  }
}
