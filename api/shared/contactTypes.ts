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

type Reachable = { contactTypeId: number; detail: string };

export function withExtensions<C extends Reachable>(
  contacts: readonly C[],
): (C & { extension: string | null })[] {
  const { extension, reception } = CONTACT_TYPE;
  const dialledOn = contacts.find(({ contactTypeId }) => contactTypeId === extension)?.detail ?? null;
  return contacts
    .filter(({ contactTypeId }) => contactTypeId !== extension)
    .map((each) => ({ ...each, extension: each.contactTypeId === reception ? dialledOn : null }));
}

export const LACKS_RECEPTION = "An extension goes with a reception number.";

export const EMERGENCY_DAYS = 90;
