import { z } from "zod";
import { BoundaryId } from "../geography/contract.ts";
import { endpoint } from "../lib/endpoint.ts";
import { idInAddress, LARGEST_INTEGER, LARGEST_SMALLINT } from "../lib/idInAddress.ts";
import { FigureSource } from "../source/contract.ts";

const Id = idInAddress(1, LARGEST_INTEGER);
/** Of a short list; up to the maximum of its column. */
const ListId = idInAddress(1, LARGEST_SMALLINT);

/** 1 work e-mail, 2 mobile phone, 3 reception, 4 alternative, 5 personal e-mail (never in a public answer). */
export const Contact = z.object({
  contactId: z.number().int(),
  contactTypeId: z.number().int().min(1).max(5),
  detail: z.string(),
  areaCode: z.string().nullable(),
});
export type Contact = z.infer<typeof Contact>;

/** How the public is told that somebody was checked: 1 by telephone, 2 by a visit, 3 in writing; null where unknown. */
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
  /** The last check by telephone, visit or letter; null if there was none. */
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
  /** Null if it serves the whole country. */
  localMunicipalityName: z.string().nullable(),
  boundaryId: z.number().int(),
  buildingBlockCategoryId: z.number().int(),
  buildingBlockId: z.number().int(),
  buildingBlock: z.string(),
  /** Whether the address is hidden from the public; `address` is then null. */
  isConfidential: z.boolean(),
  address: z
    .object({
      addressId: z.number().int(),
      addressTypeId: z.number().int(),
      addressLine1: z.string(),
      addressLine2: z.string().nullable(),
    })
    .nullable(),
  /** Of the service itself, not of its people. */
  contacts: z.array(Contact),
  /** The latest verification of its public contact people; null if there is none. */
  verifiedOn: z.iso.date().nullable(),
  /** How, on that day. */
  checkedHow: CheckedHow.nullable(),
  /** Who lists the service, and when that was checked. */
  source: FigureSource,
  buildingBlockRequirements: z.array(
    z.object({
      buildingBlockRequirementId: z.number().int(),
      name: z.string(),
      /** Whether it has a verified contact person today, public or not; null if not captured. */
      isAvailable: z.boolean().nullable(),
      /** Verified people first, the latest at the top. */
      stakeholderContactPerson: z.array(ContactPerson),
    }),
  ),
});
export type DirectoryEntry = z.infer<typeof DirectoryEntry>;

/**
 * The contact directory. Without a boundary it finds only the national help lines, by urgency. With a boundary, a block
 * or category is required, and it finds what lies in the boundary: entries that can be called first, then the latest
 * verified.
 */
export const searchContact = endpoint({
  method: "GET",
  path: "/api/buildingblock/searchcontact",
  access: "anyone",
  query: z
    .strictObject({
      /** Part of a name. */
      filter: z.string().trim().max(100).optional(),
      buildingBlockCategoryId: ListId.optional(),
      buildingBlockId: ListId.optional(),
      boundaryId: BoundaryId.optional(),
      /** One entry, named by a marker. */
      stakeholderId: Id.optional(),
    })
    .refine(
      ({ boundaryId, buildingBlockCategoryId, buildingBlockId, stakeholderId }) =>
        (boundaryId ?? 0) === 0 ||
        (buildingBlockId ?? buildingBlockCategoryId ?? stakeholderId) !== undefined,
      { path: ["buildingBlockId"], message: "Building Block is required." },
    ),
  response: z.array(DirectoryEntry),
});
