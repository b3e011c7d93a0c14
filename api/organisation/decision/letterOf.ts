import { HttpError } from "../../lib/http/errors.ts";
import type { Letter } from "../../lib/mail/Letter.ts";
import type { Env } from "../../lib/operating/env.ts";
import { CONTACT_TYPE } from "../../shared/contactTypes.ts";
import type { ApplicationRow } from "../applications.ts";
import { writeApproval, writeRejection, writeRejectionAsDuplicate } from "../letters.ts";

type Chosen = {
  EmailTemplateType: 1 | 2 | 3;
  RejectedReasons?: string | undefined;
  /** Name of the organisation that the applicant joins. */
  joined?: string | undefined;
};

/** @throws {HttpError} 409 if the applicant has closed their account */
export function addressOf({ contacts, name }: ApplicationRow): { to: string; name: string } {
  const to = contacts.find(({ contactTypeId }) => contactTypeId === CONTACT_TYPE.workEmail)?.detail;
  if (to === undefined || name === null) {
    throw new HttpError(409, "applicant-gone", "The person who applied has closed their account.");
  }
  return { to, name };
}

/** @throws {HttpError} 409 if the applicant has closed their account */
export function letterOf(
  row: ApplicationRow,
  { EmailTemplateType, RejectedReasons = "", joined }: Chosen,
  { PUBLIC_ORIGIN, MAIL_REPLY_TO: contact }: Pick<Env, "PUBLIC_ORIGIN" | "MAIL_REPLY_TO">,
): { to: string; letter: Letter } {
  const { to, name } = addressOf(row);
  const { organisationName: organisation } = row;
  const link = `${PUBLIC_ORIGIN}/auth/login/`;
  const letters = {
    1: () => writeApproval({ name, organisation, link }),
    2: () =>
      joined === undefined
        ? writeRejectionAsDuplicate({ name, organisation, contact })
        : writeApproval({ name, organisation, joined, link }),
    3: () => writeRejection({ name, organisation, reason: RejectedReasons, contact }),
  };
  return { to, letter: letters[EmailTemplateType]() };
}
