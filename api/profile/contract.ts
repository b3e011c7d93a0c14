import { z } from "zod";
import { Done } from "../lib/http/done.ts";
import { Version } from "../lib/http/version.ts";
import * as fields from "../shared/fields.ts";
import { endpoint } from "../shared/http/endpoint.ts";
import * as passwordFields from "../shared/passwordFields.ts";
import { SURVEY_MAIL_KINDS } from "../shared/surveyMail.ts";

const StoppedMail = z.array(z.enum(SURVEY_MAIL_KINDS));

export const Profile = z.object({
  fullName: z.string(),
  email: z.string(),
  alternativeNumber: z.string(),
  mobileNumber: z.string(),
  titleId: z.number().int().nullable(),
  jobRole: z.number().int().nullable(),
  stoppedMail: StoppedMail,
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
  email: fields.Email,
  /** Unchanged if omitted. */
  stoppedMail: StoppedMail.max(SURVEY_MAIL_KINDS.length).optional(),
  version: Version,
};
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
  recentAuth: "for a part",
  session: "optional",
  audits: ["profile changed", "password changed"],
  body: ProfileUpdate,
  response: Done,
});

const dateTime = z.iso.datetime();

/** Contains nothing about other people, even about those who changed the user's account. */
export const OwnRecord = z.object({
  writtenAt: dateTime,
  person: z.object({
    /** The stakeholder's id. */
    number: z.number().int(),
    name: z.string(),
    title: z.string().nullable(),
    role: z.string().nullable(),
    company: z.string().nullable(),
    contacts: z.array(z.object({ kind: z.string(), detail: z.string() })),
    changedAt: dateTime.nullable(),
  }),
  account: z.object({
    email: z.string(),
    madeAt: dateTime,
    invitedAt: dateTime.nullable(),
    invitationExpiresAt: dateTime.nullable(),
    lastSeenAt: dateTime.nullable(),
    /** The new address of a change that is not yet confirmed. */
    nextEmail: z.string().nullable(),
  }),
  organisations: z.array(z.string()),
  municipalities: z.array(z.string()),
  groups: z.array(z.object({ name: z.string(), permissions: z.array(z.string()) })),
  applications: z.array(
    z.object({
      organisationName: z.string(),
      branch: z.string().nullable(),
      members: z.number().int(),
      receivedAt: dateTime,
      status: z.string(),
      decidedAt: dateTime.nullable(),
      rejectionReason: z.string().nullable(),
      waitingFor: z.string().nullable(),
    }),
  ),
  sessions: z.array(z.object({ startedAt: dateTime, lastSeenAt: dateTime, browser: z.string().nullable() })),
  knownBrowsers: z.array(z.object({ lastUsedAt: dateTime })),
  /** Contains neither keys nor codes. */
  secondFactor: z.object({
    authenticatorAppAddedAt: dateTime.nullable(),
    passkeys: z.array(z.object({ name: z.string(), addedAt: dateTime, lastUsedAt: dateTime.nullable() })),
    recoveryCodesLeft: z.number().int(),
  }),
  reminders: z.array(z.object({ occasion: z.string(), queuedAt: dateTime })),
  work: z.array(z.object({ what: z.string(), count: z.number().int() })),
  log: z.array(
    z.object({
      happenedAt: dateTime,
      what: z.string(),
      isByYou: z.boolean(),
      isAboutYou: z.boolean(),
      changes: z.array(
        z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
      ),
    }),
  ),
});
export type OwnRecord = z.infer<typeof OwnRecord>;

/** It is a POST, because the download is logged. */
export const downloadOwnRecord = endpoint({
  method: "POST",
  path: "/api/auth/downloadOwnRecord",
  access: "signed-in",
  audits: ["own record downloaded"],
  perHour: 10,
  body: z.strictObject({}),
  response: OwnRecord,
});

/** @throws 409 if the user is the last administrator */
export const closeAccount = endpoint({
  method: "POST",
  path: "/api/auth/closeAccount",
  access: "signed-in",
  recentAuth: "needed",
  audits: ["account closed"],
  body: z.strictObject({ email: fields.Email }),
  response: Done,
});

export const requestAddressChange = endpoint({
  method: "POST",
  path: "/api/auth/request-address-change",
  access: "signed-in",
  recentAuth: "needed",
  audits: ["address change asked"],
  body: z.strictObject({ email: fields.Email }),
  response: Done,
});

export const confirmAddressChange = endpoint({
  method: "POST",
  path: "/api/auth/confirm-address-change",
  access: "anyone",
  audits: ["address change confirmed", "address change stopped", "address changed"],
  body: z.strictObject({ code: z.string().max(100), isConfirmed: z.boolean() }),
  response: Done.extend({ isChanged: z.boolean() }),
});

export const profileEndpoints = [
  getProfile,
  updateProfile,
  downloadOwnRecord,
  closeAccount,
  requestAddressChange,
  confirmAddressChange,
] as const;
