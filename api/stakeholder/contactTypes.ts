/** The ids of the table `contact_type`, which both sides know. */
export const CONTACT_TYPE = {
  workEmail: 1,
  mobile: 2,
  reception: 3,
  alternative: 4,
  personalEmail: 5,
} as const;

/** The others are telephones. */
export const isEmail = (contactTypeId: number): boolean =>
  contactTypeId === CONTACT_TYPE.workEmail || contactTypeId === CONTACT_TYPE.personalEmail;
