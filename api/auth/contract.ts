import { z } from "zod";
import { Done } from "../lib/done.ts";
import { endpoint } from "../lib/endpoint.ts";
import { GivenFactor, StillAsked } from "../second-factor/contract.ts";
import * as fields from "../stakeholder/fields.ts";
import { VerificationStatus } from "../stakeholder/verificationStatus.ts";
import * as passwordFields from "../user/passwordFields.ts";

/** What a person is to the screens of signing in: these numbers are the interface. */
export const USER_TYPES = { NewUser: 1, ExistingUser: 2, ResetPassword: 3 } as const;
const UserType = z.literal([1, 2, 3]);
export type UserType = z.infer<typeof UserType>;

export const UserAction = z.object({ actionId: z.number().int().min(5).max(36) });

/** Who is signed in, read anew on every call. */
export const SessionCheck = z.object({
  isAuthenticated: z.boolean(),
  user: z
    .object({
      stakeholderId: z.number().int(),
      displayName: z.string(),
      username: z.string(),
      /** NewUser: was invited and has to add a password before anything else. */
      userType: UserType,
    })
    .nullable(),
  organisationName: z.string().nullable(),
  organisationTypeId: z.number().int().nullable(),
  /** The organisation's application to take part; null where it never had to apply. */
  application: z.object({ verificationStatus: VerificationStatus, receivedOn: z.iso.date() }).nullable(),
  userActions: z.array(UserAction),
  /** Days left to add a second factor, 0: nothing else is open before. Missing where none is demanded. */
  daysToAddFactor: z.number().int().optional(),
});
export type SessionCheck = z.infer<typeof SessionCheck>;

const DoneFor = Done.extend({ userType: UserType });
const Nothing = z.strictObject({});

export const userAuthenticated = endpoint({
  method: "POST",
  path: "/api/auth/userAuthenticated",
  access: "anyone",
  session: "optional",
  reads: true,
  body: Nothing,
  response: SessionCheck,
});

/** A wrong password, an unknown address and an account that may not sign in are refused with one and the same 401. */
export const login = endpoint({
  method: "POST",
  path: "/api/auth/login",
  access: "anyone",
  session: "optional",
  audits: ["sign-in", "sign-in refused"],
  body: z.strictObject({ Username: fields.Email, Password: passwordFields.CurrentPassword }),
  response: DoneFor.extend(StillAsked.shape),
});

export const logout = endpoint({
  method: "POST",
  path: "/api/auth/logout",
  access: "anyone",
  session: "optional",
  audits: ["sign-out"],
  body: Nothing,
  response: Done,
});

/**
 * Gives the password again in this browser, with the second factor where there is one: granting powerful actions asks
 * for it after five minutes. Without the factor it says what is still asked for, and counts for nothing.
 */
export const confirmPassword = endpoint({
  method: "POST",
  path: "/api/auth/confirm-password",
  access: "signed-in",
  withoutSecondFactor: true,
  audits: ["password confirmed", "password refused", "second factor refused", "recovery code used"],
  body: z.strictObject({ Password: passwordFields.CurrentPassword, factor: GivenFactor.optional() }),
  response: Done.extend(StillAsked.shape),
});

export const Registration = z
  .strictObject({
    Title: fields.TitleId,
    FirstName: fields.FirstName,
    LastName: fields.LastName,
    Email: fields.Email,
    Password: passwordFields.Password,
    ConfirmPassword: passwordFields.ConfirmPassword,
    MobileNumber: fields.Telephone,
    OrganisationName: fields.OrganisationName,
    OrganisationBranch: fields.OrganisationBranch.optional(),
    OrganisationType: fields.OrganisationTypeId,
    JobRole: fields.JobRoleId,
    StreetNumber: fields.StreetNumber.optional(),
    StreetName: fields.StreetName.optional(),
    Suburb: fields.Suburb.optional(),
    City: fields.City.optional(),
    PostalCode: fields.PostalCode.optional(),
    Province: fields.ProvinceId,
    District: fields.DistrictId,
    LocalMunicipality: fields.LocalMunicipalityId,
    MemberInOrganisation: fields.MemberInOrganisation,
  })
  .refine(...passwordFields.mustMatch("Password", "ConfirmPassword"));
export type Registration = z.infer<typeof Registration>;

/** The answer never tells whether the address has an account already: its owner is told by mail. */
export const register = endpoint({
  method: "POST",
  path: "/api/auth/register",
  access: "anyone",
  audits: { none: "Nobody has shown yet that the address is theirs: verifying it is what registers." },
  body: Registration,
  response: DoneFor.extend({
    email: z.string(),
    /** The code that was mailed; never in production. */
    otp: z.string().optional(),
  }),
});

/** Of NewUser it verifies the address; of ResetPassword it lets this browser set a new password for ten minutes. */
export const verifyOtp = endpoint({
  method: "POST",
  path: "/api/auth/verify-otp",
  access: "anyone",
  session: "optional",
  audits: ["registered", "code redeemed: verify", "code redeemed: reset"],
  body: z.strictObject({ Email: fields.Email, OTP: passwordFields.Otp, UserType }),
  response: DoneFor,
});

/**
 * Mails a code with which the password can be reset. With a Count, which is how many codes were sent for the form
 * that is open, it sends the latest kind of code of this address again: a registration's too. From a Count of 2 on it
 * refuses with 429.
 */
export const forgotPassword = endpoint({
  method: "POST",
  path: "/api/auth/forgot-password",
  access: "anyone",
  audits: { none: "It would tell whose addresses have accounts; the code is told of when it is redeemed." },
  body: z.strictObject({ Email: fields.Email, Count: z.number().int().min(0).max(1000).optional() }),
  response: DoneFor.extend({
    email: z.string(),
    /** The code that was mailed; never in production. */
    devOtp: z.string().optional(),
  }),
});

const passwords = { Password: passwordFields.Password, ConfirmPassword: passwordFields.ConfirmPassword };

/**
 * Needs the verified code of `verify-otp` in the same browser. Ends every other session, and signs in, or asks for the
 * second factor first.
 */
export const resetPassword = endpoint({
  method: "POST",
  path: "/api/auth/reset-password",
  access: "anyone",
  session: "optional",
  audits: ["password changed"],
  body: z
    .strictObject({ Email: fields.Email, ...passwords, UserType })
    .refine(...passwordFields.mustMatch("Password", "ConfirmPassword")),
  response: DoneFor.extend(StillAsked.shape),
});

/**
 * Sets the first password of an invited person and signs in: by the code in the link of the invitation
 * (`/auth/add-password/#invitation=CODE`), or of whoever has signed in with that code in place of a password.
 */
export const addPassword = endpoint({
  method: "POST",
  path: "/api/auth/add-password",
  access: "anyone",
  session: "optional",
  audits: ["password added"],
  body: z
    .strictObject({ ...passwords, UserType, Invitation: z.string().max(100).optional() })
    .refine(...passwordFields.mustMatch("Password", "ConfirmPassword")),
  response: DoneFor.extend(StillAsked.shape),
});
