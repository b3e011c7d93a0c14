import type { Knex } from "knex";
import { audit } from "../lib/audit.ts";
import { done } from "../lib/done.ts";
import { HttpError } from "../lib/errors.ts";
import { evenly } from "../lib/evenly.ts";
import { queueMail } from "../lib/mail/queueMail.ts";
import { steppedRoute } from "../lib/route.ts";
import { findAccount, hashChosen, usernameOf } from "./accounts.ts";
import { type Registration, register, USER_TYPES, verifyOtp } from "./contract.ts";
import { issueOtp, redeemOtp } from "./oneTimeCodes.ts";
import { speakFor } from "./organisationOf.ts";
import { addPerson } from "./people.ts";
import { checkRegistration } from "./registrationChecks.ts";

const ORGANISATION = 4;
const PHYSICAL = 1;

const registerRoute = steppedRoute(
  register,
  async ({ body, env, transact, visit, throttle, secrets, now }) => {
    const username = usernameOf(body.Email);
    await throttle.countCode({ email: username, address: visit.address });
    const passwordHash = await hashChosen(body.Password, "Password");
    const browser = visit.mark();

    const otp = await evenly(() =>
      transact(async (trx) => {
        await checkRegistration(trx, body);
        // Two registrations of one address at once: the second finds what the first has made.
        await trx.raw("select pg_advisory_xact_lock(hashtext(?))", [username]);
        const standing = await findAccount(trx, username);
        const isTaken = standing !== undefined && (standing.isVerified || standing.invitationHash !== null);
        if (standing !== undefined && !isTaken) await forgetUnverified(trx, standing.stakeholderId);
        const stakeholderId = isTaken ? null : await addApplicant(trx, { body, username, passwordHash, now });
        const code = await issueOtp(
          trx,
          { purpose: "verify", email: username, stakeholderId, browser },
          { secrets, now },
        );
        await (isTaken
          ? queueMail(
              trx,
              {
                template: "already-registered",
                to: username,
                values: { link: `${env.PUBLIC_ORIGIN}/auth/forgot-password/` },
              },
              { secrets, now },
            )
          : queueMail(trx, { template: "otp", to: username, values: { code } }, { secrets, now }));
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

/** Nobody has shown that an unverified address is theirs: whoever registers it next may be its owner. */
async function forgetUnverified(trx: Knex.Transaction, personId: number): Promise<void> {
  const organisations = trx("organisation_application")
    .where({ applicantStakeholderId: personId })
    .select("stakeholder_id");
  await trx("stakeholder").whereIn("stakeholder_id", organisations).delete();
  await trx("stakeholder").where({ stakeholderId: personId }).delete();
}

type Applicant = { body: Registration; username: string; passwordHash: string; now: Date };

/** The person, the organisation and its application in progress. Returns the person's stakeholder. */
async function addApplicant(
  trx: Knex.Transaction,
  { body, username, passwordHash, now }: Applicant,
): Promise<number> {
  const stakeholderId = await addPerson(trx, {
    name: `${body.FirstName} ${body.LastName}`,
    username,
    titleId: body.Title,
    roleId: body.JobRole,
    passwordHash,
    mobileNumber: body.MobileNumber,
  });
  const [organisation] = await trx("stakeholder")
    .insert({
      stakeholderTypeId: ORGANISATION,
      name: body.OrganisationName,
      boundaryId: body.LocalMunicipality,
    })
    .returning<{ stakeholderId: number }[]>("stakeholder_id");
  const organisationId = organisation?.stakeholderId as number;
  await speakFor(trx, stakeholderId, organisationId);
  await trx("organisation_application").insert({
    stakeholderId: organisationId,
    applicantStakeholderId: stakeholderId,
    organisationTypeId: body.OrganisationType,
    branch: body.OrganisationBranch || null,
    members: body.MemberInOrganisation,
    receivedAt: now,
  });
  const addressLine1 = joined(" ", [body.StreetNumber, body.StreetName]);
  const addressLine2 = joined(", ", [body.Suburb, body.City, body.PostalCode]);
  if (addressLine1 !== null || addressLine2 !== null) {
    await trx("address").insert({
      stakeholderId: organisationId,
      addressTypeId: PHYSICAL,
      addressLine1,
      addressLine2,
    });
  }
  await audit(trx, { what: "registered", actor: stakeholderId, subject: organisationId, at: now });
  return stakeholderId;
}

function joined(separator: string, parts: (string | undefined)[]): string | null {
  return parts.filter((part) => part !== undefined && part !== "").join(separator) || null;
}

const PURPOSES = { 1: "verify", 2: "reset", 3: "reset" } as const;

const verifyOtpRoute = steppedRoute(verifyOtp, async ({ body, transact, visit, throttle, secrets, now }) => {
  await throttle.countTry("otp", { address: visit.address });
  const purpose = PURPOSES[body.UserType];
  const email = usernameOf(body.Email);
  const stakeholderId = await transact(async (trx) => {
    const owner = await redeemOtp(
      trx,
      { purpose, email, code: body.OTP, browser: visit.marked },
      { secrets, now },
    );
    if (owner === undefined) return undefined;
    if (purpose === "verify") {
      await trx("user_account").where({ stakeholderId: owner }).update({ isVerified: true });
    }
    await audit(trx, { what: `code redeemed: ${purpose}`, actor: owner, subject: owner, at: now });
    return owner;
  });
  if (stakeholderId === undefined) {
    throw new HttpError(400, "code-refused", "The code is wrong or has expired.");
  }
  if (purpose === "reset") await visit.begin({ stakeholderId, purpose });
  return {
    ...done(
      purpose === "verify" ? "Your email address is verified. Please log in." : "Your code is verified.",
    ),
    userType: purpose === "verify" ? USER_TYPES.NewUser : USER_TYPES.ResetPassword,
  };
});

export const registrationRoutes = [registerRoute, verifyOtpRoute];
