import { HttpError } from "../../lib/http/errors.ts";
import type { DECISION_TEMPLATES, LetterValues, Template } from "../../lib/mail/letters.ts";
import type { Env } from "../../lib/operating/env.ts";
import { CONTACT_TYPE } from "../../stakeholder/contactTypes.ts";
import type { ApplicationRow } from "../applications.ts";

type Chosen = { EmailTemplateType: keyof typeof DECISION_TEMPLATES; RejectedReasons?: string | undefined };
type Named = { [T in Template]: { template: T; values: LetterValues[T] } }[Template];

/** @throws {HttpError} 409 if the applicant has closed their account */
export function letterOf(
  row: ApplicationRow,
  { EmailTemplateType, RejectedReasons = "" }: Chosen,
  { PUBLIC_ORIGIN }: Pick<Env, "PUBLIC_ORIGIN">,
): Named & { to: string } {
  const to = row.contacts.find(({ contactTypeId }) => contactTypeId === CONTACT_TYPE.workEmail)?.detail;
  if (to === undefined || row.name === null) {
    throw new HttpError(409, "applicant-gone", "The person who applied has closed their account.");
  }
  const { name, organisationName: organisation } = row;
  const letters = {
    1: { template: "approval", values: { name, organisation, link: `${PUBLIC_ORIGIN}/auth/login/` } },
    2: { template: "rejection-duplicate", values: { name, organisation } },
    3: { template: "rejection-other", values: { name, organisation, reason: RejectedReasons } },
  } as const;
  return { ...letters[EmailTemplateType], to };
}
