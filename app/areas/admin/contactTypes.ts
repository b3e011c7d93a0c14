import { CONTACT_TYPE } from "@gbvf/api/shared/contactTypes.ts";

const NAMES: Readonly<Record<number, string>> = {
  [CONTACT_TYPE.workEmail]: "Work email",
  [CONTACT_TYPE.mobile]: "Mobile number",
  [CONTACT_TYPE.reception]: "Reception number",
  [CONTACT_TYPE.alternative]: "Alternative number",
  [CONTACT_TYPE.personalEmail]: "Personal email",
};

export const contactTypeName = (contactTypeId: number) => NAMES[contactTypeId] ?? "Contact";
