import type { Knex } from "knex";
import { audit } from "../lib/audit/audit.ts";
import { done } from "../lib/http/done.ts";
import { HttpError } from "../lib/http/errors.ts";
import { multiTxRoute } from "../lib/http/route.ts";
import { queueEmail } from "../lib/mail/emailQueue.ts";
import { delayToFixedStep } from "../lib/security/delayToFixedStep.ts";
import { hashPassword } from "../lib/security/password.ts";
import { BOUNDARY_TYPE } from "../shared/figures/boundaryTypes.ts";
import {
  canUseAccount,
  findAccount,
  findAccountById,
  isAddressUsed,
  normaliseUsername,
  refuseGuessablePassword,
} from "../user/accounts.ts";
import { identifyBrowser } from "../user/knownBrowsers.ts";
import { issueOtp, redeemOtp } from "../user/oneTimeCodes.ts";
import { codeRequest } from "../user/rateLimits.ts";
import { addApplicant, decryptRegistration, encryptRegistration } from "./applicants.ts";
import { type Registration, register, USER_TYPES, verifyOtp } from "./contract.ts";
import { writeAlreadyRegistered, writeCode } from "./emails.ts";
import { notifyMembers } from "./notifyMembers.ts";

const registerRoute = multiTxRoute(
  register,
  async ({ body, env, transact, visit, rateLimiter, secrets, now }) => {
    const username = normaliseUsername(body.Email);
    refuseGuessablePassword(body.Password, { username, field: "Password" });
    await transact((trx) => checkRegistration(trx, body));
    const client = await identifyBrowser(username, { transact, visit, secrets });
    const browser = visit.browser.ensureId();
    await rateLimiter.count(codeRequest({ ...client, browser }));
    const pending = { body, passwordHash: await hashPassword(body.Password) };

    const otp = await delayToFixedStep(() =>
      transact(async (trx) => {
        const registration = isAddressUsed(await findAccount(trx, username, { env, now }))
          ? undefined
          : encryptRegistration(pending, secrets);
        const newCode = { purpose: "verify", email: username, browser, registration } as const;
        const code = await issueOtp(trx, newCode, { secrets, now });
        const link = `${env.PUBLIC_ORIGIN}/auth/forgot-password/`;
        const email = registration === undefined ? writeAlreadyRegistered({ link }) : writeCode({ code });
        await queueEmail(trx, { to: username, email }, { secrets, now });
        return code;
      }),
    );
    return {
      ...done("A code has been sent to your email address."),
      userType: USER_TYPES.NewUser,
      email: body.Email,
      ...(env.NODE_ENV !== "production" && { otp }),
    };
  },
);

const PURPOSES = {
  [USER_TYPES.NewUser]: "verify",
  [USER_TYPES.ExistingUser]: "reset",
  [USER_TYPES.ResetPassword]: "reset",
} as const;

const verifyOtpRoute = multiTxRoute(
  verifyOtp,
  async ({ body, env, transact, visit, rateLimiter, secrets, now }) => {
    const purpose = PURPOSES[body.UserType];
    const email = normaliseUsername(body.Email);
    const browser = visit.browser.id;
    if (browser === undefined) throw createCodeRefusedError();
    const client = await identifyBrowser(email, { transact, visit, secrets });
    // A code is bound to the browser that requested it, so no other browser can guess one.
    const isRedeemed = await transact(async (trx) => {
      const redeemedCode = await redeemOtp(
        trx,
        { purpose, email, code: body.OTP, browser },
        { secrets, now },
      );
      const pending = redeemedCode?.registration && decryptRegistration(redeemedCode.registration, secrets);
      const stakeholderId = pending
        ? await addApplicant(trx, { ...pending, username: email, env, now })
        : redeemedCode?.stakeholderId;
      if (stakeholderId === undefined) return false;
      if (pending) await notifyMembers(trx, pending.body.OrganisationName, { env, secrets, now });
      const account = await findAccountById(trx, stakeholderId, { env, now });
      if (purpose === "reset" && !canUseAccount(account, "reset the password")) return false;
      await audit(trx, {
        what: `code redeemed: ${purpose}`,
        actor: stakeholderId,
        subject: stakeholderId,
        at: now,
      });
      if (purpose === "reset") await visit.begin(trx, { stakeholderId: stakeholderId, purpose }, now);
      return true;
    });
    if (!isRedeemed) throw createCodeRefusedError();
    await rateLimiter.refund(codeRequest({ ...client, browser }));
    return {
      ...done(
        purpose === "verify" ? "Your email address is verified. Please log in." : "Your code is verified.",
      ),
      userType: purpose === "verify" ? USER_TYPES.NewUser : USER_TYPES.ResetPassword,
    };
  },
);

const createCodeRefusedError = () => new HttpError(400, "code-refused", "The code is wrong or has expired.");

export const registrationRoutes = [registerRoute, verifyOtpRoute];

type RegistrationChoice = Pick<
  Registration,
  "Title" | "JobRole" | "OrganisationType" | "Province" | "District" | "LocalMunicipality"
>;

/** @throws {HttpError} 400 with the invalid fields */
async function checkRegistration(trx: Knex.Transaction, chosen: RegistrationChoice): Promise<void> {
  const rowExists = async (table: string, where: Record<string, unknown>) =>
    (await trx(table).where(where).first(trx.raw("1"))) !== undefined;
  const municipality = {
    boundaryId: chosen.LocalMunicipality,
    boundaryTypeId: BOUNDARY_TYPE.municipality,
    districtBoundaryId: chosen.District,
    nationalBoundaryId: chosen.Province,
  };
  const validityByField = {
    Title: await rowExists("user_title", { titleId: chosen.Title }),
    JobRole: await rowExists("job_role", { roleId: chosen.JobRole }),
    OrganisationType: await rowExists("organisation_type", { organisationTypeId: chosen.OrganisationType }),
    LocalMunicipality: await rowExists("boundary", municipality),
  };
  const errors = Object.entries(validityByField)
    .filter(([, isValid]) => !isValid)
    .map(([field]) => ({
      code: "unknown",
      description: MESSAGES[field as keyof typeof validityByField],
      field,
    }));
  if (errors.length === 0) return;
  throw new HttpError(400, "invalid", errors.map(({ description }) => description).join(" -- "), errors);
}

const MESSAGES = {
  Title: "Title is not on the list",
  JobRole: "Organisation Role is not on the list",
  OrganisationType: "Organisation Type is not on the list",
  LocalMunicipality: "Local Municipality is not in the chosen district and province",
};
