/** Types: 1 work e-mail, 2 mobile phone, 3 reception, 4 alternative number, 7 USSD, 8 SMS, 9 WhatsApp. */
export interface ContactDetail {
  contactId: number;
  contactTypeId: number;
  /** The number as dialled, or the e-mail address. */
  detail: string;
  /** The area code of a local number with seven digits; null if the number is complete. */
  areaCode: string | null;
  /** Dialled after the number, or named to the operator. */
  extension?: string | null;
  /** Null if the contact was never checked; undefined hides the check. */
  check?: DetailCheck | null;
}

/** When and how the detail was last checked, and nothing else about the check. */
export interface DetailCheck {
  /** ISO 8601 */
  checkedOn: string;
  /** 1 by telephone, 2 on a visit, 3 in writing; null if unknown. */
  checkedHow: 1 | 2 | 3 | null;
  isOld: boolean;
}

const WORK_EMAIL = 1;
const MOBILE = 2;
const USSD = 7;
const SMS = 8;
const WHATSAPP = 9;
const typeNames: Readonly<Record<number, string>> = {
  1: "E-mail",
  2: "Mobile",
  3: "Telephone",
  4: "Other number",
  7: "USSD",
  8: "SMS",
  9: "WhatsApp",
};

export interface ContactLink {
  kind: "call" | "mail";
  /** "Mobile" */
  typeName: string;
  /** "0800 428 428", or the e-mail address. */
  text: string;
  href: string;
  /**
   * Opens a text message. There is none for WhatsApp, because no type of contact says that its number uses
   * it.
   */
  smsHref: string | null;
}

export function getContactLink(contact: ContactDetail): ContactLink {
  const { contactTypeId, detail } = contact;
  const typeName = typeNames[contactTypeId] ?? "Contact";
  if (contactTypeId === WORK_EMAIL)
    return { kind: "mail", typeName, text: detail, href: `mailto:${encodeURI(detail)}`, smsHref: null };
  const href = getHref(contactTypeId, detail);
  if (href !== null) return { kind: "call", typeName, text: readableNumber(detail), href, smsHref: null };
  const number = getDialledNumber(contact);
  return {
    kind: "call",
    typeName,
    text: readableNumber(number),
    href: `tel:${number}`,
    smsHref: contactTypeId === MOBILE ? `sms:${number}` : null,
  };
}

/** Returns null for a telephone number. */
function getHref(contactTypeId: number, detail: string): string | null {
  if (contactTypeId === USSD) return `tel:${encodeURIComponent(detail)}`;
  if (contactTypeId === SMS) return `sms:${detail}`;
  return contactTypeId === WHATSAPP ? `https://wa.me/27${detail.slice(1)}` : null;
}

/** Adds the area code to a local number. */
function getDialledNumber({ detail, areaCode, extension }: ContactDetail): string {
  const number = detail.replace(/[^\d+]/g, "");
  const isLocal = /^[1-9]\d{6}$/.test(number);
  const fullNumber = isLocal && areaCode !== null ? areaCode.replace(/\D/g, "") + number : number;
  // A comma makes a telephone pause before it dials the extension; few understand ";ext=".
  return extension ? `${fullNumber},${extension}` : fullNumber;
}

const noBreakSpace = "\u00A0";

/** "0800428428" → "0800 428 428", "0825550123,12" → "082 555 0123 ext. 12"; short and foreign numbers stay whole. */
export function readableNumber(dialled: string): string {
  const [number = "", extension] = dialled.split(",");
  if (extension !== undefined) return `${readableNumber(number)} ext. ${extension}`;
  if (!/^0\d{9}$/.test(number)) return number;
  const firstBreak = /^08[06]\d/.test(number) ? 4 : 3;
  return [
    number.slice(0, firstBreak),
    number.slice(firstBreak, firstBreak + 3),
    number.slice(firstBreak + 3),
  ].join(noBreakSpace);
}
