import type { Knex } from "knex";
import { storePermissions } from "../access/readyGroups.ts";
import { readCrimeTypes, storeCrimeTypes } from "../crime/import/figures/crimeTypes.ts";
import { storePeopleByYear } from "../crime/storePeopleByYear.ts";
import { THEMES } from "../dashboard/themes.ts";
import { addDatasets, raiseDataVersion } from "../lib/cache/dataVersion.ts";
import { storeQuarterRelease } from "../release/storeRelease.ts";
import { dayInSouthAfrica } from "../shared/quarters.ts";
import { seedBoundaries } from "./boundaries.ts";
import { seedBoundaryGeometry } from "./boundaryGeometry.ts";
import { seedBuildingBlocks } from "./buildingBlocks.ts";
import { seedCollectiveActions } from "./collectiveActions.ts";
import { seedDemonstrationApplications } from "./demonstration/applications.ts";
import { seedDemonstrationBuildingBlocks } from "./demonstration/buildingBlocks.ts";
import { seedBuildingBlockWork } from "./demonstration/buildingBlockWork.ts";
import { seedDemonstrationCollectiveActions } from "./demonstration/collectiveActions.ts";
import { seedDemonstrationCrime } from "./demonstration/crime.ts";
import { seedDemonstrationHealthChecks } from "./demonstration/healthChecks.ts";
import { DEMONSTRATION_USERS, seedDemonstrationUsers } from "./demonstration/users.ts";
import { seedHealthCheckReference } from "./healthCheckReference.ts";

type SeedOptions = {
  set: "reference" | "demonstration";
  /** The demonstration ends with the last quarter completed by then. */
  today: Date;
  secretKey: string;
};

/** Permissions, datasets and each year's people at every set-up; everything else only in an empty database. */
export async function seed(trx: Knex.Transaction, { set, today, secretKey }: SeedOptions): Promise<void> {
  await storePermissions(trx);
  await addDatasets(trx);
  await storePeopleByYear(trx);
  if ((await trx("boundary").first("boundary_id")) !== undefined) return;
  await seedBoundaries(trx);
  await seedBoundaryGeometry(trx);
  await storeCrimeTypes(trx, await readCrimeTypes());
  await trx("component").insert(
    Object.values(THEMES).map(({ theme, component }) => ({ theme, ...component })),
  );
  await seedBuildingBlocks(trx);
  await seedCollectiveActions(trx);
  const day = dayInSouthAfrica(today);
  await seedHealthCheckReference(trx, { today: day });
  if (set === "demonstration") {
    await seedDemonstrationCrime(trx, { today });
    await seedDemonstrationBuildingBlocks(trx, { today });
    await seedDemonstrationHealthChecks(trx, { today: day, secretKey });
    await seedDemonstrationCollectiveActions(trx, { today: day });
    await seedDemonstrationUsers(trx, { today });
    const administrator = await trx("user_account")
      .where({ username: DEMONSTRATION_USERS[0]?.username })
      .first();
    await seedDemonstrationApplications(trx, { today, decidedBy: administrator.stakeholderId });
    await seedBuildingBlockWork(trx, { today });
    await storeQuarterRelease(trx, today);
  }
  await raiseDataVersion(trx);
}
