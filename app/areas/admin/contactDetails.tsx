import { CONTACT_TYPE, isEmail } from "@gbvf/api/shared/contactTypes.ts";
import type { Detail } from "@gbvf/ui/primitives/DetailList/DetailList.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";

const NAMES: Readonly<Record<number, string>> = {
  [CONTACT_TYPE.workEmail]: "Work email",
  [CONTACT_TYPE.mobile]: "Mobile number",
  [CONTACT_TYPE.reception]: "Reception number",
  [CONTACT_TYPE.alternative]: "Alternative number",
  [CONTACT_TYPE.personalEmail]: "Personal email",
};

const getContactTypeName = (contactTypeId: number) => NAMES[contactTypeId] ?? "Contact";

export function listContactDetails(contacts: readonly { contactTypeId: number; detail: string }[]): Detail[] {
  return contacts.map(({ contactTypeId, detail }) => ({
    label: getContactTypeName(contactTypeId),
    value: detail !== "" && (
      <Link href={`${isEmail(contactTypeId) ? "mailto" : "tel"}:${detail}`}>{detail}</Link>
    ),
  }));
}
