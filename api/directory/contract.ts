import { z } from "zod";
import { BoundaryId } from "../geography/contract.ts";
import { endpoint } from "../lib/endpoint.ts";
import { idInAddress, LARGEST_INTEGER, LARGEST_SMALLINT } from "../lib/idInAddress.ts";
import { FigureSource } from "../source/contract.ts";

const Id = idInAddress(1, LARGEST_INTEGER);
/** Fits its smallint column. */
const ListId = idInAddress(1, LARGEST_SMALLINT);

/** Personal e-mail (5) is never public. */
export const Contact = z.object({
  contactId: z.number().int(),
  contactTypeId: z.number().int().min(1).max(5),
  detail: z.string(),
  areaCode: z.string().nullable(),
});
export type Contact = z.infer<typeof Contact>;

/**
 * The directory's page below its heading, as markup made by the server: national lines, and a place's numbers. For
 * pages that were opened elsewhere.
 */
export const writtenHelp = endpoint({
  method: "GET",
  path: "/api/directory/help",
  access: "anyone",
  query: z.strictObject({ boundaryId: BoundaryId.optional() }),
  response: z.object({ html: z.string() }),
});

export const CallablePlace = z.object({
  name: z.string(),
  kind: z.string(),
  municipality: z.string(),
  dialled: z.string(),
  /** Whose number it is, if not the place's own. */
  of: z.string().nullable(),
  /** When it was checked. */
  note: z.string(),
  /** To about 100 m. */
  latitude: z.number(),
  longitude: z.number(),
});
export type CallablePlace = z.infer<typeof CallablePlace>;

/**
 * Every place that has a public number and a point, for a device to find the nearest by itself. Confidential ones are
 * not in it. Not part of the open API, where the same can be had by place.
 */
export const getCallablePlaces = endpoint({
  method: "GET",
  path: "/api/directory/callable",
  access: "anyone",
  cache: "public",
  keptHereOnly: true,
  madeOf: ["boundaries", "building-block"],
  response: z.array(CallablePlace),
});

/** 1 by telephone, 2 on a visit, 3 in writing; null if unknown. */
const CheckedHow = z.literal([1, 2, 3]);

export const ContactPerson = z.object({
  stakeholderId: z.number().int(),
  name: z.string(),
  role: z.string().nullable(),
  stakeholderTypeId: z.number().int(),
  buildingBlockRequirementId: z.number().int(),
  isReporting: z.boolean(),
  isAnswer: z.boolean(),
  isPublic: z.literal(true),
  /** By telephone, visit or letter. */
  verifiedOn: z.iso.date().nullable(),
  checkedHow: CheckedHow.nullable(),
  /** Nobody was reached on three days since. */
  isUnconfirmed: z.boolean(),
  contacts: z.array(Contact),
});
export type ContactPerson = z.infer<typeof ContactPerson>;

export const DirectoryEntry = z.object({
  stakeholderId: z.number().int(),
  name: z.string(),
  /** Opening hours and purpose. */
  about: z.string().nullable(),
  /** Null for the whole country. */
  localMunicipalityName: z.string().nullable(),
  boundaryId: z.number().int(),
  buildingBlockCategoryId: z.number().int(),
  buildingBlockId: z.number().int(),
  buildingBlock: z.string(),
  /** `address` is then null. */
  isConfidential: z.boolean(),
  address: z
    .object({
      addressId: z.number().int(),
      addressTypeId: z.number().int(),
      addressLine1: z.string(),
      addressLine2: z.string().nullable(),
    })
    .nullable(),
  /** The service's own. */
  contacts: z.array(Contact),
  /** Of its public contact people. */
  verifiedOn: z.iso.date().nullable(),
  /** How, on that day. */
  checkedHow: CheckedHow.nullable(),
  /** Who lists the service. */
  source: FigureSource,
  buildingBlockRequirements: z.array(
    z.object({
      buildingBlockRequirementId: z.number().int(),
      name: z.string(),
      /** A verified contact person today, public or not; null if not captured. */
      isAvailable: z.boolean().nullable(),
      /** Verified first, latest at the top. */
      stakeholderContactPerson: z.array(ContactPerson),
    }),
  ),
});
export type DirectoryEntry = z.infer<typeof DirectoryEntry>;

/**
 * Without a boundary: the national help lines, by urgency. With one, a block or category is required; entries that
 * can be called come first, then the latest verified.
 */
export const searchContact = endpoint({
  method: "GET",
  path: "/api/buildingblock/searchcontact",
  access: "anyone",
  open: {
    summary: "Whom to call: the national help lines, or the services of a place.",
    description:
      "Only contacts that are public. With a place, a building block or a category of them is required.",
    example: { boundaryId: 7, buildingBlockCategoryId: 1 },
  },
  query: z
    .strictObject({
      filter: z.string().trim().max(100).optional().describe("Part of a name."),
      buildingBlockCategoryId: ListId.optional().describe("1 services, 2 resources, 3 forums."),
      buildingBlockId: ListId.optional().describe("A building block, from the list of themes."),
      boundaryId: BoundaryId.optional(),
      stakeholderId: Id.optional().describe("A service, from a point on the map."),
    })
    .refine(
      ({ boundaryId, buildingBlockCategoryId, buildingBlockId, stakeholderId }) =>
        (boundaryId ?? 0) === 0 ||
        (buildingBlockId ?? buildingBlockCategoryId ?? stakeholderId) !== undefined,
      { path: ["buildingBlockId"], message: "Building Block is required." },
    ),
  response: z.array(DirectoryEntry),
});
