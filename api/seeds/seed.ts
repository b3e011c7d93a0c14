import { fileURLToPath } from "node:url";
import type { Knex } from "knex";
import { z } from "zod";
import { storePermissions } from "../access/defaultGroups.ts";
import { insertInstances } from "../building-block/instance/writeInstances.ts";
import { storeSteps } from "../building-block/storeSteps.ts";
import { readChallenges } from "../collective-action/import/readChallenges.ts";
import { writeChallenges } from "../collective-action/import/writeChallenges.ts";
import { readCrimeTypes, storeCrimeTypes } from "../crime/import/figures/crimeTypes.ts";
import { storePeopleByYear } from "../crime/storePeopleByYear.ts";
import { THEMES } from "../dashboard/themes.ts";
import type { Rejects } from "../import/parseTable.ts";
import { addDatasets, raiseDataVersion } from "../lib/cache/dataVersion.ts";
import { insertRows } from "../lib/database/insertRows.ts";
import { readReference } from "../lib/figures/readReference.ts";
import { storeQuarterRelease } from "../release/storeRelease.ts";
import { dayInSouthAfrica } from "../shared/quarters.ts";
import { STAKEHOLDER_TYPE } from "../stakeholder/stakeholderKinds.ts";
import { seedBoundaries } from "./boundaries.ts";
import { seedDemonstrationApplications } from "./demonstration/applications.ts";
import { seedDemonstrationBuildingBlocks } from "./demonstration/buildingBlocks.ts";
import { seedBuildingBlockWork } from "./demonstration/buildingBlockWork.ts";
import { seedDemonstrationCollectiveActions } from "./demonstration/collectiveActions.ts";
import { seedDemonstrationCrime } from "./demonstration/crime.ts";
import { seedDemonstrationHealthChecks } from "./demonstration/healthChecks.ts";
import { DEMONSTRATION_USERS, seedDemonstrationUsers } from "./demonstration/users.ts";
import { seedHealthCheckReference } from "./healthCheckReference.ts";
import { readHelpLines, readInstancesOnLists } from "./listedInstances.ts";
import { storeApproximateLines, storePrecincts } from "./storePrecincts.ts";

type SeedOptions = {
  set: "reference" | "demonstration";
  /** The figures of the demonstration end with the quarter before this day. */
  today: Date;
  secretKey: string;
};

/** Updates permissions, datasets, people and precincts. Fills everything else only in an empty database. */
export async function seed(trx: Knex.Transaction, { set, today, secretKey }: SeedOptions): Promise<void> {
  await storePermissions(trx);
  await addDatasets(trx);
  await storePeopleByYear(trx);
  await storePrecincts(trx);
  if ((await trx("boundary").first("boundary_id")) !== undefined) return;
  await seedBoundaries(trx);
  await storeApproximateLines(trx);
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

const Pillar = z.object({
  pillar_id: z.coerce.number().int(),
  description: z.string(),
  is_included: z.enum(["yes", "no"]).transform((word) => word === "yes"),
  help: z.string(),
});
const FILE = fileURLToPath(new URL("../reference/collective_actions.csv", import.meta.url));

async function seedCollectiveActions(trx: Knex.Transaction): Promise<void> {
  await insertRows(trx, "pillar", await readReference("pillars.csv", Pillar));
  const { challenges } = await readChallenges({
    trx,
    file: FILE,
    rejects: noRejects,
    onProgress: () => {},
  });
  await writeChallenges({
    trx,
    challenges,
    dryRun: false,
    source: {
      description: "100-Day Challenges published by the End GBVF Collective and the press",
      url: "https://gbvf.org.za/nsp-100-day-challenges/",
    },
  });
}

const noRejects: Rejects = {
  setHeader: () => {},
  add: (line, reason) => {
    throw new Error(`${FILE}, line ${line}: ${reason}`);
  },
};

const yesOrNo = z.enum(["yes", "no"]).transform((text) => text === "yes");
const Category = z.object({
  building_block_category_id: z.coerce.number().int(),
  description: z.string(),
  is_included: yesOrNo,
  seq: z.coerce.number().int(),
});
const Block = Category.extend({
  building_block_id: z.coerce.number().int(),
  about: z.string(),
  is_confidential: yesOrNo,
});
const Requirement = z.object({
  building_block_requirement_id: z.coerce.number().int(),
  building_block_id: z.coerce.number().int(),
  description: z.string(),
  origin: z.string(),
  seq: z.coerce.number().int(),
});

async function seedBuildingBlocks(trx: Knex.Transaction): Promise<void> {
  await insertRows(
    trx,
    "building_block_category",
    await readReference("building_block_categories.csv", Category),
  );
  await insertRows(trx, "building_block", await readReference("building_blocks.csv", Block));
  await insertRows(
    trx,
    "building_block_requirement",
    await readReference("building_block_requirements.csv", Requirement),
  );
  await seedMunicipalities(trx);
  await insertInstances(trx, [...(await readInstancesOnLists(trx)), ...(await readHelpLines(trx))]);
  await storeSteps(trx);
}

async function seedMunicipalities(trx: Knex.Transaction): Promise<void> {
  const municipalities: { boundaryId: number; description: string }[] = await trx("boundary")
    .where("boundary_type_id", 3)
    .select("boundary_id", "description");
  await insertRows(
    trx,
    "stakeholder",
    municipalities.map(({ boundaryId, description }) => ({
      stakeholder_id: boundaryId,
      stakeholder_type_id: STAKEHOLDER_TYPE.municipality,
      name: description,
      boundary_id: boundaryId,
      is_confidential: false,
    })),
  );
}
