import { isEmail } from "@gbvf/api/shared/contactTypes.ts";
import type { Detail } from "@gbvf/ui/primitives/DetailList/DetailList.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { contactTypeName } from "./contactTypes.ts";

export function contactDetails(contacts: readonly { contactTypeId: number; detail: string }[]): Detail[] {
  return contacts.map(({ contactTypeId, detail }) => ({
    name: contactTypeName(contactTypeId),
    value: detail !== "" && (
      <Link href={`${isEmail(contactTypeId) ? "mailto" : "tel"}:${detail}`}>{detail}</Link>
    ),
  }));
}
