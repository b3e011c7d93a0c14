import { z } from "zod";
import { Done } from "../lib/done.ts";
import { endpoint } from "../lib/endpoint.ts";
import { Version } from "../lib/version.ts";
import * as fields from "../stakeholder/fields.ts";
import * as passwordFields from "../user/passwordFields.ts";

export const Profile = z.object({
  fullName: z.string(),
  email: z.string(),
  /** Empty where none is known. */
  alternativeNumber: z.string(),
  mobileNumber: z.string(),
  titleId: z.number().int().nullable(),
  /** The id of the role. */
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
  /** Read only: another address than the present one is refused. */
  email: fields.Email,
  /** The one that the form was filled from. */
  version: Version,
};
/** All three, or none of them. */
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
