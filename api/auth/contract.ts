import { z } from "zod";
import { Done } from "../lib/http/done.ts";
import { ActionId } from "../lib/security/actionId.ts";
import { OrganisationDetails } from "../organisation/details/contract.ts";
import { FactorChallenge, SubmittedFactor } from "../second-factor/contract.ts";
import * as fields from "../shared/fields.ts";
import { endpoint } from "../shared/http/endpoint.ts";
import * as passwordFields from "../shared/passwordFields.ts";
import { VerificationStatus } from "../stakeholder/contactChecks.ts";

export const USER_TYPES = { NewUser: 1, ExistingUser: 2, ResetPassword: 3 } as const;
const UserType = z.literal([1, 2, 3]);
export type UserType = z.infer<typeof UserType>;

export const SessionCheck = z.object({
  isAuthenticated: z.boolean(),
  user: z
    .object({
      stakeholderId: z.number().int(),
      displayName: z.string(),
      username: z.string(),
      /** `NewUser` must set a password first. */
      userType: UserType,
    })
    .nullable(),
  organisationName: z.string().nullable(),
  organisationTypeId: z.number().int().nullable(),
  application: z
    .object({
      verificationStatus: VerificationStatus,
      receivedOn: z.iso.date(),
      /** Null if no question to the applicant is open. */
      question: z.string().nullable(),
      decidedOn: z.iso.date().nullable(),
      /** Null if the organisation already takes part. */
      rejectionReason: z.string().nullable(),
      details: OrganisationDetails.optional(),
    })
    .nullable(),
  isLastMember: z.literal(true).optional(),
  userActions: z.array(z.object({ actionId: ActionId })),
  /**
   * Days left to add a second factor. At 0 every other request is blocked; undefined means that no factor is
   * required.
   */
  daysToAddFactor: z.number().int().optional(),
});
export type SessionCheck = z.infer<typeof SessionCheck>;

const DoneWithUserType = Done.extend({ userType: UserType });

export const userAuthenticated = endpoint({
  method: "POST",
  path: "/api/auth/userAuthenticated",
  access: "anyone",
  session: "optional",
  reads: true,
  body: z.strictObject({}),
  response: SessionCheck,
});

/** Every reason for a refusal gives the same 401, so that nobody learns who has an account. */
export const login = endpoint({
  method: "POST",
  path: "/api/auth/login",
  access: "anyone",
  session: "optional",
  audits: ["sign-in", "sign-in refused"],
  body: z.strictObject({ Username: fields.Email, Password: passwordFields.CurrentPassword }),
  response: DoneWithUserType.extend(FactorChallenge.shape),
});

export const logout = endpoint({
  method: "POST",
  path: "/api/auth/logout",
  access: "anyone",
  session: "optional",
  audits: ["sign-out"],
  body: z.strictObject({}),
  response: Done,
});

/**
 * Required before powerful grants if the last sign-in is older than five minutes. If the second factor is
 * missing, the response describes the challenge.
 */
export const confirmPassword = endpoint({
  method: "POST",
  path: "/api/auth/confirm-password",
  access: "signed-in",
  withoutSecondFactor: true,
  audits: ["password confirmed", "password refused", "second factor refused", "recovery code used"],
  body: z.strictObject({ Password: passwordFields.CurrentPassword, factor: SubmittedFactor.optional() }),
  response: Done.extend(FactorChallenge.shape),
});

const passwords = { Password: passwordFields.Password, ConfirmPassword: passwordFields.ConfirmPassword };

export const Registration = z
  .strictObject({
    Title: fields.TitleId,
    FirstName: fields.FirstName,
    LastName: fields.LastName,
    Email: fields.Email,
    ...passwords,
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

/** Never reveals whether the address has an account. */
export const register = endpoint({
  method: "POST",
  path: "/api/auth/register",
  access: "anyone",
  audits: { none: "Nobody has shown yet that the address is theirs: verifying it is what registers." },
  body: Registration,
  response: DoneWithUserType.extend({
    email: z.string(),
    /** Undefined in production. */
    otp: z.string().optional(),
  }),
});

/** `NewUser` verifies the address; `ResetPassword` allows a new password for ten minutes. */
export const verifyOtp = endpoint({
  method: "POST",
  path: "/api/auth/verify-otp",
  access: "anyone",
  session: "optional",
  audits: ["registered", "code redeemed: verify", "code redeemed: reset"],
  body: z.strictObject({ Email: fields.Email, OTP: passwordFields.Otp, UserType }),
  response: DoneWithUserType,
});

/**
 * Count is the number of codes sent since the form was opened. A request with Count resends the latest kind of
 * code.
 * @throws 429 for a Count of 2 or more
 */
export const forgotPassword = endpoint({
  method: "POST",
  path: "/api/auth/forgot-password",
  access: "anyone",
  audits: { none: "It would reveal whose addresses have accounts; redeeming the code is logged." },
  body: z.strictObject({ Email: fields.Email, Count: z.number().int().min(0).max(1000).optional() }),
  response: DoneWithUserType.extend({
    email: z.string(),
    /** Undefined in production. */
    devOtp: z.string().optional(),
  }),
});

/** Requires that the same browser verified a code. Ends the account's other sessions. */
export const resetPassword = endpoint({
  method: "POST",
  path: "/api/auth/reset-password",
  access: "anyone",
  session: "optional",
  audits: ["password changed"],
  body: z
    .strictObject({ Email: fields.Email, ...passwords, UserType })
    .refine(...passwordFields.mustMatch("Password", "ConfirmPassword")),
  response: DoneWithUserType.extend(FactorChallenge.shape),
});

/** Requires the invitation's code, or a session that began with that code. */
export const addPassword = endpoint({
  method: "POST",
  path: "/api/auth/add-password",
  access: "anyone",
  session: "optional",
  audits: ["password added", "scope changed"],
  body: z
    .strictObject({
      ...passwords,
      UserType,
      Invitation: z.string().max(100).optional(),
      OrganisationName: fields.OrganisationName.optional(),
    })
    .refine(...passwordFields.mustMatch("Password", "ConfirmPassword")),
  response: DoneWithUserType.extend(FactorChallenge.shape),
});

export const authEndpoints = [
  userAuthenticated,
  login,
  logout,
  register,
  verifyOtp,
  forgotPassword,
  resetPassword,
  addPassword,
  confirmPassword,
] as const;
