import type { Detail } from "@gbvf/ui/primitives/DetailList/DetailList.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { CONTACT_TYPES, contactTypeName } from "./contactTypes.ts";

const isEmail = (typeId: number) =>
  typeId === CONTACT_TYPES.workEmail || typeId === CONTACT_TYPES.personalEmail;

/** As links. */
export function contactDetails(contacts: readonly { contactTypeId: number; detail: string }[]): Detail[] {
  return contacts.map(({ contactTypeId, detail }) => ({
    name: contactTypeName(contactTypeId),
    value: detail !== "" && (
      <Link href={`${isEmail(contactTypeId) ? "mailto" : "tel"}:${detail}`}>{detail}</Link>
    ),
  }));
}
