import { HttpError } from "../../lib/http/errors.ts";
import type { DECISION_TEMPLATES, LetterValues, Template } from "../../lib/mail/letters.ts";
import type { Env } from "../../lib/operating/env.ts";
import { CONTACT_TYPE } from "../../stakeholder/contactTypes.ts";
import type { ApplicationRow } from "../applications.ts";

type Chosen = { EmailTemplateType: keyof typeof DECISION_TEMPLATES; RejectedReasons?: string | undefined };
type Named = { [T in Template]: { template: T; values: LetterValues[T] } }[Template];

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
  { EmailTemplateType, RejectedReasons = "" }: Chosen,
  { PUBLIC_ORIGIN, MAIL_REPLY_TO: contact }: Pick<Env, "PUBLIC_ORIGIN" | "MAIL_REPLY_TO">,
): Named & { to: string } {
  const { to, name } = addressOf(row);
  const { organisationName: organisation } = row;
  const letters = {
    1: { template: "approval", values: { name, organisation, link: `${PUBLIC_ORIGIN}/auth/login/` } },
    2: { template: "rejection-duplicate", values: { name, organisation, contact } },
    3: { template: "rejection-other", values: { name, organisation, reason: RejectedReasons, contact } },
  } as const;
  return { ...letters[EmailTemplateType], to };
}
