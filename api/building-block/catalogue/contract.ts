import { z } from "zod";
import { Done } from "../../lib/http/done.ts";
import { MAX_SMALLINT } from "../../lib/http/list.ts";
import { Version } from "../../lib/http/version.ts";
import { endpoint } from "../../shared/http/endpoint.ts";

const id = z.number().int().min(1).max(MAX_SMALLINT);
const count = z.number().int();
const line = (most: number, missing: string) =>
  z.string({ error: missing }).trim().min(1, missing).max(most, `At most ${most} characters`);

export const CatalogueName = line(120, "Name is required.");
export const About = line(500, "Please say what it is.");
export const Origin = line(200, "Please say where the requirement comes from.");

const AddedOn = z.iso.date().nullable();

const CatalogueRequirement = z.object({
  buildingBlockRequirementId: id,
  description: z.string(),
  origin: z.string(),
  isIncluded: z.boolean(),
  addedOn: AddedOn,
  version: Version,
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
  today: z.iso.date(),
  quarter: z.string(),
  lastQuarter: z.string(),
  categories: z.array(CatalogueCategory),
});
export type Catalogue = z.infer<typeof Catalogue>;

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

/** Ended quarters stay. A block that becomes confidential makes all its places so, but not the reverse. */
export const changeCatalogue = endpoint({
  method: "PUT",
  path: "/api/buildingblock/changeCatalogue",
  access: ["CreateNewBuildingBlock"],
  audits: ["catalogue changed"],
  body: CatalogueItem,
  response: Done.extend({ version: Version }),
});

export const buildingBlockCatalogueEndpoints = [getCatalogue, addToCatalogue, changeCatalogue] as const;
