import { z } from "zod";
import { normaliseExtension, normaliseTelephone } from "./telephone.ts";

const MAX_LINE = 200;

const MAX_NAME = 100;
/** A name is quoted at the beginning of e-mails to strangers, so it must not be a sentence. */
const MAX_NAME_WORDS = 7;

const requiredText = (message: string) => z.string({ error: message }).trim().min(1, message);
export const requiredLine = (message: string) =>
  requiredText(message).max(MAX_LINE, `At most ${MAX_LINE} characters`);
const optionalLine = z.string().trim().max(MAX_LINE, `At most ${MAX_LINE} characters`);

export const requireThen = <S extends z.ZodType<string, string>>(message: string, schema: S) =>
  requiredText(message).pipe(schema);

const nameField = (label: string) =>
  requireThen(
    `${label} is required`,
    z
      .string()
      .max(MAX_NAME, `At most ${MAX_NAME} characters`)
      .regex(
        /^['’]?\p{L}[\p{L}\p{M} '’-]*$/u,
        `${label} is invalid: use letters, spaces, hyphens and apostrophes only`,
      )
      .refine(
        (typed) => typed.split(/\s+/).length <= MAX_NAME_WORDS,
        `${label} is invalid: it is a sentence`,
      ),
  );
export const FirstName = nameField("First Name");
export const LastName = nameField("Last Name");
export const FullName = nameField("Full Name");

const EMAIL_INVALID = "Please enter a valid email address";
export const Email = requireThen("Email is required", z.email(EMAIL_INVALID).max(254, EMAIL_INVALID));

export const OptionalEmail = z
  .string()
  .trim()
  .refine((typed) => typed === "" || Email.safeParse(typed).success, EMAIL_INVALID);

const TELEPHONE_LENGTH = "Contact number must be 10 digits long";
export const Telephone = requireThen(
  "Contact Number is required",
  z
    .string()
    .overwrite(normaliseTelephone)
    .regex(/^\d{10}$/, TELEPHONE_LENGTH),
);
export const OptionalTelephone = z
  .string()
  .trim()
  .overwrite(normaliseTelephone)
  .regex(/^(\d{10})?$/, TELEPHONE_LENGTH);

const SHORT_CODES: ReadonlySet<string> = new Set(["10111", "10177", "107", "112", "116"]);
export const OptionalPlaceTelephone = z
  .string()
  .trim()
  .overwrite(normaliseTelephone)
  .refine((typed) => /^(\d{10})?$/.test(typed) || SHORT_CODES.has(typed), TELEPHONE_LENGTH);

/** People write extensions such as "ext. 12" and "x12". */
export const OptionalExtension = z
  .string()
  .trim()
  .overwrite(normaliseExtension)
  .regex(/^\d{0,6}$/, "An extension has at most 6 digits");

const choiceField = (label: string, largest = 32_767) =>
  z
    .number({ error: `${label} is required` })
    .int(`${label} is required`)
    .positive(`${label} is required`)
    .max(largest, `${label} is required`);
const boundaryField = (label: string) => choiceField(label, 2_147_483_647);
export const TitleId = choiceField("Title");
export const OrganisationTypeId = choiceField("Organisation Type");
export const JobRoleId = choiceField("Organisation Role");
export const ProvinceId = boundaryField("Province");
export const DistrictId = boundaryField("District");
export const LocalMunicipalityId = boundaryField("Local Municipality");

/** Text that mail programs turn into a link. */
const WEB_ADDRESS = /:\/\/|[\p{L}\p{M}\p{N}-]\.\p{L}[\p{L}\p{M}\p{N}-]|(^|[^\p{L}\p{N}])(\d+\.){3}\d/u;

/** E-mails to strangers quote the name, so it must not contain links. */
export const OrganisationName = requireThen(
  "Organisation Name is required",
  z
    .string()
    .max(MAX_LINE, `At most ${MAX_LINE} characters`)
    .regex(/^(?=.*[\p{L}\p{N}])[\p{L}\p{M}\p{N} &'’.,()/+:!@#-]+$/u, "Organisation Name is invalid")
    .refine(
      (typed) => !WEB_ADDRESS.test(typed),
      "Organisation Name is invalid: leave out web addresses, and write a space after a full stop",
    ),
);
export const OrganisationBranch = optionalLine;
export const StreetNumber = optionalLine;
export const StreetName = optionalLine;
export const Suburb = optionalLine;
export const City = optionalLine;
/** Text, because some codes begin with zero. */
export const PostalCode = z
  .string()
  .trim()
  .max(10, "At most 10 digits")
  .regex(/^\d*$/, "Postal Code must be a number");
export const PhysicalAddress = requiredLine("Physical Address is required.");

const MEMBERS_LABEL = "Number of members in organisation";
export const MemberInOrganisation = z
  .number({ error: `${MEMBERS_LABEL} is required` })
  .int(`${MEMBERS_LABEL} must be a whole number`)
  .min(1, `${MEMBERS_LABEL} must be at least 1`)
  .max(10_000_000, `${MEMBERS_LABEL} is too large`);

export const Terms = z.literal(true, { error: "Accept terms and conditions to continue" });
