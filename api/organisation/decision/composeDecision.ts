import { HttpError } from "../../lib/http/errors.ts";
import type { Email } from "../../lib/mail/Email.ts";
import type { Env } from "../../lib/operating/env.ts";
import { CONTACT_TYPE } from "../../shared/contactTypes.ts";
import type { ApplicationRow } from "../applications.ts";
import { writeApproval, writeRejection, writeRejectionAsDuplicate } from "../emails.ts";

type Decision = {
  EmailTemplateType: 1 | 2 | 3;
  RejectedReasons?: string | undefined;
  joinedOrganisation?: string | undefined;
};

/** @throws {HttpError} 409 if the applicant's account is closed */
export function findRecipient({ contacts, name }: ApplicationRow): { to: string; name: string } {
  const to = contacts.find(({ contactTypeId }) => contactTypeId === CONTACT_TYPE.workEmail)?.detail;
  if (to === undefined || name === null) {
    throw new HttpError(409, "applicant-gone", "The person who applied has closed their account.");
  }
  return { to, name };
}

export function composeDecision(
  row: ApplicationRow,
  { EmailTemplateType, RejectedReasons = "", joinedOrganisation }: Decision,
  { PUBLIC_ORIGIN, MAIL_REPLY_TO: contact }: Pick<Env, "PUBLIC_ORIGIN" | "MAIL_REPLY_TO">,
): { to: string; email: Email } {
  const { to, name } = findRecipient(row);
  const { organisationName: organisation } = row;
  const link = `${PUBLIC_ORIGIN}/auth/login/`;
  const emails = {
    1: () => writeApproval({ name, organisation, link }),
    2: () =>
      joinedOrganisation === undefined
        ? writeRejectionAsDuplicate({ name, organisation, contact })
        : writeApproval({ name, organisation, joinedOrganisation, link }),
    3: () => writeRejection({ name, organisation, reason: RejectedReasons, contact }),
  };
  return { to, email: emails[EmailTemplateType]() };
}
