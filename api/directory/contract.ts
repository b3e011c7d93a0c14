import { z } from "zod";
import { BoundaryId } from "../geography/contract.ts";
import { idInAddress, MAX_INTEGER, MAX_SMALLINT } from "../lib/http/list.ts";
import { endpoint } from "../shared/http/endpoint.ts";
import { serviceLanguages } from "../shared/i18n/languages.ts";
import { FigureSource } from "../source/contract.ts";

const Id = idInAddress(1, MAX_INTEGER);
const ListId = idInAddress(1, MAX_SMALLINT);

const CheckedHow = z.literal([1, 2, 3]);

/** Excludes checks from own knowledge. `isOld` means that the check was four months ago or earlier. */
const DetailCheck = z.object({
  checkedOn: z.iso.date(),
  checkedHow: CheckedHow.nullable(),
  isOld: z.boolean(),
});

/**
 * A personal e-mail address (5) is never public. Only national lines have USSD (7), SMS (8) and WhatsApp (9).
 */
export const Contact = z.object({
  contactId: z.number().int(),
  contactTypeId: z.number().int().min(1).max(9),
  detail: z.string(),
  areaCode: z.string().nullable(),
  extension: z.string().nullable().describe("To ask for, or to dial on once the number answers."),
  check: DetailCheck.nullable().describe("When this detail was last checked; null if it never was."),
});
export type Contact = z.infer<typeof Contact>;

export const Point = z.object({ latitude: z.number(), longitude: z.number() });
export type Point = z.infer<typeof Point>;

export const CallablePlace = Point.extend({
  name: z.string(),
  kind: z.string(),
  buildingBlockId: z.number().int(),
  municipality: z.string(),
  dialled: z.string(),
  contactName: z.string().nullable(),
  openingHours: z.string().nullable(),
  languages: z.array(z.enum(serviceLanguages)),
  note: z.string(),
});
export type CallablePlace = z.infer<typeof CallablePlace>;

const HelpService = z.object({
  name: z.string(),
  kind: z.string(),
  buildingBlockId: z.number().int(),
  about: z.string().nullable(),
  openingHours: z.string().nullable(),
  languages: z.array(z.enum(serviceLanguages)),
  address: z.string().nullable(),
  isConfidential: z.boolean(),
  calls: z.array(
    z.object({
      dialled: z.string(),
      number: z.string(),
      contactName: z.string().nullable(),
      id: z.string(),
      checkedOn: z.iso.date().nullable(),
      note: z.string().describe("When this number was last checked."),
    }),
  ),
});
export type HelpService = z.infer<typeof HelpService>;
export const LocatedService = HelpService.extend({ point: Point.nullable() });

const HelpLine = HelpService.extend({ checkedOn: z.iso.date().nullable(), note: z.string() });
export type HelpLine = z.infer<typeof HelpLine>;
export const LocatedLine = HelpLine.extend({ point: Point.nullable() });

const MunicipalityName = z.object({ boundaryId: z.number().int(), name: z.string() });

export const HelpPage = z.object({
  isDemonstration: z.boolean(),
  lines: z.array(HelpLine).describe("The national lines by urgency."),
  provinces: z.array(z.object({ name: z.string(), municipalities: z.array(MunicipalityName) })),
  suffix: z.string().describe("Of the page's address, in each language."),
  view: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("country") }),
    z.object({ kind: z.literal("area"), name: z.string(), municipalities: z.array(MunicipalityName) }),
    z.object({
      kind: z.literal("municipality"),
      boundaryId: z.number().int(),
      name: z.string(),
      where: z.string(),
      town: z.string().nullable(),
      services: z
        .array(HelpService.extend({ km: z.number().nullable() }))
        .describe("What can be called comes first."),
      elsewhere: z.object({
        from: z.string(),
        places: z.array(
          CallablePlace.pick({
            name: true,
            kind: true,
            buildingBlockId: true,
            municipality: true,
            dialled: true,
            contactName: true,
            note: true,
          }).extend({ number: z.string(), km: z.number() }),
        ),
      }),
    }),
  ]),
});
export type HelpPage = z.infer<typeof HelpPage>;

export const getHelpPage = endpoint({
  method: "GET",
  path: "/api/directory/help",
  access: "anyone",
  cache: "public",
  mayBecomeConfidential: true,
  dependsOn: ["boundaries", "building-block"],
  query: z.strictObject({ boundaryId: BoundaryId.optional(), town: z.string().max(100).optional() }),
  response: HelpPage,
});

/**
 * The device finds the nearest places, so that the server does not learn where it is. Omits confidential
 * places.
 */
export const getCallablePlaces = endpoint({
  method: "GET",
  path: "/api/directory/callable",
  access: "anyone",
  cache: "public",
  mayBecomeConfidential: true,
  dependsOn: ["boundaries", "building-block"],
  response: z.array(CallablePlace),
});

export const ContactPerson = z.object({
  stakeholderId: z.number().int(),
  name: z.string(),
  role: z.string().nullable(),
  stakeholderTypeId: z.number().int(),
  buildingBlockRequirementId: z.number().int(),
  isReporting: z.boolean(),
  isAnswer: z.boolean(),
  isPublic: z.literal(true),
  verifiedOn: z.iso.date().nullable(),
  /** True if nobody was reached on three days since the last check. */
  isUnconfirmed: z.boolean(),
  contacts: z.array(Contact),
});
export type ContactPerson = z.infer<typeof ContactPerson>;

export const DirectoryEntry = z.object({
  stakeholderId: z.number().int(),
  name: z.string(),
  about: z.string().nullable(),
  localMunicipalityName: z.string().nullable(),
  boundaryId: z.number().int(),
  buildingBlockCategoryId: z.number().int(),
  buildingBlockId: z.number().int(),
  buildingBlock: z.string(),
  isConfidential: z.boolean(),
  address: z
    .object({
      addressId: z.number().int(),
      addressTypeId: z.number().int(),
      addressLine1: z.string(),
      addressLine2: z.string().nullable(),
    })
    .nullable(),
  point: Point.nullable().describe("To about 100 m; null where it is confidential or not known."),
  contacts: z.array(Contact),
  openingHours: z.string().nullable().describe("In words; in HSDS, the description of a schedule."),
  languages: z
    .array(z.enum(serviceLanguages))
    .describe("In which it answers, as codes of ISO 639; in HSDS, the code of each language."),
  verifiedOn: z.iso.date().nullable(),
  source: FigureSource,
  buildingBlockRequirements: z.array(
    z.object({
      buildingBlockRequirementId: z.number().int(),
      name: z.string(),
      /** Null if not captured. */
      isAvailable: z.boolean().nullable(),
      stakeholderContactPerson: z.array(ContactPerson),
    }),
  ),
});
export type DirectoryEntry = z.infer<typeof DirectoryEntry>;

/**
 * Without a boundary, lists the national lines by urgency. A search in a boundary requires a block or
 * category, and lists callable entries first.
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
      language: z.enum(serviceLanguages).optional().describe("In which they are known to answer."),
    })
    .refine(
      ({ boundaryId, buildingBlockCategoryId, buildingBlockId, stakeholderId }) =>
        (boundaryId ?? 0) === 0 ||
        (buildingBlockId ?? buildingBlockCategoryId ?? stakeholderId) !== undefined,
      { path: ["buildingBlockId"], message: "Building Block is required." },
    ),
  response: z.array(DirectoryEntry),
});

export const directoryEndpoints = [searchContact, getHelpPage, getCallablePlaces] as const;
