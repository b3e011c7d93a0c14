import { z } from "zod";
import { Done } from "../lib/done.ts";
import { endpoint } from "../lib/endpoint.ts";
import { Version } from "../lib/version.ts";
import * as fields from "../stakeholder/fields.ts";
import * as passwordFields from "../user/passwordFields.ts";

export const Profile = z.object({
  fullName: z.string(),
  email: z.string(),
  /** Empty if unknown. */
  alternativeNumber: z.string(),
  mobileNumber: z.string(),
  titleId: z.number().int().nullable(),
  /** The role's id. */
  jobRole: z.number().int().nullable(),
  version: Version,
});
export type Profile = z.infer<typeof Profile>;

export const getProfile = endpoint({
  method: "GET",
  path: "/api/auth/profile",
  access: "signed-in",
  response: Profile,
});

const profileFields = {
  titleId: fields.TitleId,
  jobRole: fields.JobRoleId,
  fullName: fields.FullName,
  mobileNumber: fields.Telephone,
  alternativeNumber: fields.OptionalTelephone,
  /** Read only: any other address is refused. */
  email: fields.Email,
  version: Version,
};
/** All three, or none. */
const passwordChange = {
  CurrentPassword: passwordFields.CurrentPassword.optional(),
  NewPassword: passwordFields.Password.optional(),
  ConfirmPassword: passwordFields.ConfirmPassword.optional(),
};
export const ProfileUpdate = z
  .strictObject({ ...profileFields, ...passwordChange })
  .refine(...passwordFields.mustMatch("NewPassword", "ConfirmPassword"))
  .refine((body) => (body.CurrentPassword === undefined) === (body.NewPassword === undefined), {
    error: "Current and new password are both required",
    path: ["CurrentPassword"],
  });
export type ProfileUpdate = z.infer<typeof ProfileUpdate>;

export const updateProfile = endpoint({
  method: "PUT",
  path: "/api/auth/updateProfile",
  access: "signed-in",
  session: "optional",
  audits: ["profile changed", "password changed"],
  body: ProfileUpdate,
  response: Done,
});

const moment = z.iso.datetime();

/** All that is stored about the caller, in words. Other people are left out, also where they did something to it. */
export const OwnRecord = z.object({
  writtenAt: moment,
  person: z.object({
    /** By which the log knows the person. */
    number: z.number().int(),
    name: z.string(),
    title: z.string().nullable(),
    role: z.string().nullable(),
    contacts: z.array(z.object({ kind: z.string(), detail: z.string() })),
    changedAt: moment.nullable(),
  }),
  account: z.object({
    email: z.string(),
    madeAt: moment,
    invitedAt: moment.nullable(),
    invitationExpiresAt: moment.nullable(),
  }),
  organisations: z.array(z.string()),
  /** Whose building blocks the person coordinates. */
  municipalities: z.array(z.string()),
  groups: z.array(z.object({ name: z.string(), permissions: z.array(z.string()) })),
  applications: z.array(
    z.object({
      organisationName: z.string(),
      branch: z.string().nullable(),
      members: z.number().int(),
      receivedAt: moment,
      status: z.string(),
      decidedAt: moment.nullable(),
      rejectionReason: z.string().nullable(),
      waitingFor: z.string().nullable(),
    }),
  ),
  sessions: z.array(z.object({ startedAt: moment, lastSeenAt: moment })),
  /** Browsers that have signed in before. */
  knownBrowsers: z.array(z.object({ lastUsedAt: moment })),
  /** Never their keys or codes. */
  secondFactor: z.object({
    authenticatorAppAddedAt: moment.nullable(),
    passkeys: z.array(z.object({ name: z.string(), addedAt: moment, lastUsedAt: moment.nullable() })),
    recoveryCodesLeft: z.number().int(),
  }),
  /** Letters about contacts that are due. */
  reminders: z.array(z.object({ occasion: z.string(), queuedAt: moment })),
  /** How often the person's number stands beside something. */
  work: z.array(z.object({ what: z.string(), count: z.number().int() })),
  log: z.array(
    z.object({
      happenedAt: moment,
      what: z.string(),
      isByYou: z.boolean(),
      isAboutYou: z.boolean(),
      /** Of what is about you. */
      changes: z.array(
        z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
      ),
    }),
  ),
});
export type OwnRecord = z.infer<typeof OwnRecord>;

/** A change, because it is written down that it was taken. */
export const downloadOwnRecord = endpoint({
  method: "POST",
  path: "/api/auth/downloadOwnRecord",
  access: "signed-in",
  audits: ["own record downloaded"],
  body: z.strictObject({}),
  response: OwnRecord,
});

/**
 * Deletes the account and what is stored about its owner, who is asked for the password again. The last administrator
 * has to stay: 409.
 */
export const closeAccount = endpoint({
  method: "POST",
  path: "/api/auth/closeAccount",
  access: "signed-in",
  audits: ["account closed"],
  /** Of the account that its owner has been shown. */
  body: z.strictObject({ email: fields.Email }),
  response: Done,
});
