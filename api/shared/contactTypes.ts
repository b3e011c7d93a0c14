export const CONTACT_TYPE = {
  workEmail: 1,
  mobile: 2,
  reception: 3,
  alternative: 4,
  personalEmail: 5,
  extension: 6,
  /** Only national lines have this and the following types. */
  ussd: 7,
  sms: 8,
  whatsapp: 9,
} as const;

export const isEmail = (contactTypeId: number): boolean =>
  contactTypeId === CONTACT_TYPE.workEmail || contactTypeId === CONTACT_TYPE.personalEmail;

export const isTelephone = (contactTypeId: number): boolean =>
  contactTypeId === CONTACT_TYPE.mobile ||
  contactTypeId === CONTACT_TYPE.reception ||
  contactTypeId === CONTACT_TYPE.alternative;

type ContactDetail = { contactTypeId: number; detail: string };

export function attachExtensions<C extends ContactDetail>(
  contacts: readonly C[],
): (C & { extension: string | null })[] {
  const { extension, reception } = CONTACT_TYPE;
  const extensionNumber = contacts.find(({ contactTypeId }) => contactTypeId === extension)?.detail ?? null;
  return contacts
    .filter(({ contactTypeId }) => contactTypeId !== extension)
    .map((each) => ({ ...each, extension: each.contactTypeId === reception ? extensionNumber : null }));
}

export const LACKS_RECEPTION = "An extension goes with a reception number.";

/** National lines are called at least this often, to check their numbers. */
export const EMERGENCY_DAYS = 90;
