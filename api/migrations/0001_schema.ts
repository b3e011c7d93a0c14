import type { Knex } from "knex";
import { createAccountTables } from "./schema/accounts.ts";
import { createBuildingBlockCatalogueTables } from "./schema/buildingBlockCatalogue.ts";
import { createBuildingBlockPlaceTables } from "./schema/buildingBlockPlaces.ts";
import { createCollectiveActionTables } from "./schema/collectiveActions.ts";
import { createContactCheckTables } from "./schema/contactChecks.ts";
import { createCrimeTables } from "./schema/crime.ts";
import { createDataImportTables } from "./schema/dataImports.ts";
import { createGeographyTables } from "./schema/geography.ts";
import { createHealthCheckTables } from "./schema/healthChecks.ts";
import { createOrganisationTables } from "./schema/organisations.ts";
import { createPeopleTables } from "./schema/people.ts";
import { createQuestionnaireTables } from "./schema/questionnaires.ts";
import { createSessionTables } from "./schema/sessions.ts";
import { createStakeholderTables } from "./schema/stakeholders.ts";
import { createSurveyCodeTables } from "./schema/surveyCodes.ts";

/** The first schema. Each table says above it what its rows mean. Foreign keys decide the order of the tables. */
export async function up(knex: Knex): Promise<void> {
  await createGeographyTables(knex);
  await createStakeholderTables(knex);
  await createCrimeTables(knex);
  await createCollectiveActionTables(knex);
  await createPeopleTables(knex);
  await createAccountTables(knex);
  await createOrganisationTables(knex);
  await createSessionTables(knex);
  await createBuildingBlockCatalogueTables(knex);
  await createBuildingBlockPlaceTables(knex);
  await createContactCheckTables(knex);
  await createQuestionnaireTables(knex);
  await createHealthCheckTables(knex);
  await createSurveyCodeTables(knex);
  await createDataImportTables(knex);
}
