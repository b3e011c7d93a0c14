/** The API's numbers. */
export const CONTACT_TYPES = { workEmail: 1, mobilePhone: 2, reception: 3, alternative: 4, personalEmail: 5 };

const NAMES: Readonly<Record<number, string>> = {
  1: "Work email",
  2: "Mobile number",
  3: "Reception number",
  4: "Alternative number",
  5: "Personal email",
};

export const contactTypeName = (contactTypeId: number) => NAMES[contactTypeId] ?? "Contact";
