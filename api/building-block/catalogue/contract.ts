import { z } from "zod";
import { Done } from "../../lib/done.ts";
import { endpoint } from "../../lib/endpoint.ts";
import { LARGEST_SMALLINT } from "../../lib/idInAddress.ts";
import { Version } from "../../lib/version.ts";

const id = z.number().int().min(1).max(LARGEST_SMALLINT);
const count = z.number().int();
const line = (most: number, missing: string) =>
  z.string({ error: missing }).trim().min(1, missing).max(most, `At most ${most} characters`);

export const CatalogueName = line(120, "Name is required.");
/** What the public reads of a block. */
export const About = line(500, "Please say what it is.");
/** The source of a requirement. */
export const Origin = line(200, "Please say where the requirement comes from.");

/** From the day on; null where it was always there. */
const AddedOn = z.iso.date().nullable();

const CatalogueRequirement = z.object({
  buildingBlockRequirementId: id,
  description: z.string(),
  origin: z.string(),
  isIncluded: z.boolean(),
  addedOn: AddedOn,
  version: Version,
  /** Captured places of the country that meet it today. */
  available: count,
});
export type CatalogueRequirement = z.infer<typeof CatalogueRequirement>;

const CatalogueBlock = z.object({
  buildingBlockId: id,
  description: z.string(),
  about: z.string(),
  isIncluded: z.boolean(),
  isConfidential: z.boolean(),
  addedOn: AddedOn,
  version: Version,
  /** Places that stand today, in the country's municipalities, and those of them that were captured. */
  placeCount: count,
  capturedCount: count,
  requirements: z.array(CatalogueRequirement),
});
export type CatalogueBlock = z.infer<typeof CatalogueBlock>;

const CatalogueCategory = z.object({
  buildingBlockCategoryId: id,
  description: z.string(),
  isIncluded: z.boolean(),
  addedOn: AddedOn,
  version: Version,
  blocks: z.array(CatalogueBlock),
});
export type CatalogueCategory = z.infer<typeof CatalogueCategory>;

export const Catalogue = z.object({
  /** The day from which on a change counts. */
  today: z.iso.date(),
  /** The running quarter, and the last that has ended. */
  quarter: z.string(),
  lastQuarter: z.string(),
  categories: z.array(CatalogueCategory),
});
export type Catalogue = z.infer<typeof Catalogue>;

/** Everything that a municipality should have: categories, their blocks, and what each requires, in the order shown. */
export const getCatalogue = endpoint({
  method: "GET",
  path: "/api/buildingblock/getCatalogue",
  access: ["CreateNewBuildingBlock"],
  response: Catalogue,
});

const categoryFields = { kind: z.literal("category"), description: CatalogueName };
const blockFields = {
  kind: z.literal("block"),
  description: CatalogueName,
  about: About,
  isConfidential: z.boolean(),
};
const requirementFields = { kind: z.literal("requirement"), description: CatalogueName, origin: Origin };

export const NewCatalogueItem = z.discriminatedUnion("kind", [
  z.strictObject(categoryFields),
  z.strictObject({ ...blockFields, buildingBlockCategoryId: id }),
  z.strictObject({ ...requirementFields, buildingBlockId: id }),
]);
export type NewCatalogueItem = z.infer<typeof NewCatalogueItem>;

/** Adds a category, a block or a requirement, at the end of its kind. It counts from today on. */
export const addToCatalogue = endpoint({
  method: "POST",
  path: "/api/buildingblock/addToCatalogue",
  access: ["CreateNewBuildingBlock"],
  audits: ["catalogue extended"],
  body: NewCatalogueItem,
  response: Done.extend({ id }),
});

const changed = { id, version: Version, isIncluded: z.boolean() };

export const CatalogueItem = z.discriminatedUnion("kind", [
  z.strictObject({ ...changed, ...categoryFields }),
  z.strictObject({ ...changed, ...blockFields }),
  z.strictObject({ ...changed, ...requirementFields }),
]);
export type CatalogueItem = z.infer<typeof CatalogueItem>;

/**
 * Changes one of them from today on; quarters that have ended stay as they were. A block that becomes confidential
 * makes all its places so; one that no longer is leaves them as they are.
 */
export const changeCatalogue = endpoint({
  method: "PUT",
  path: "/api/buildingblock/changeCatalogue",
  access: ["CreateNewBuildingBlock"],
  audits: ["catalogue changed"],
  body: CatalogueItem,
  response: Done.extend({ version: Version }),
});
