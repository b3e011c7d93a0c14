import { expect, test } from "vitest";
import { getContactLink, readableNumber } from "./contactLink.ts";

const linkTo = (contactTypeId: number, detail: string, areaCode: string | null = null) =>
  getContactLink({ contactId: 1, contactTypeId, detail, areaCode });

const withNormalSpaces = (text: string) => text.replaceAll("\u00A0", " ");

test.each([
  ["0800428428", "0800 428 428"],
  ["0860010111", "0860 010 111"],
  ["0825550123", "082 555 0123"],
  ["0538310000", "053 831 0000"],
  ["10111", "10111"],
  ["116", "116"],
  ["0538310000,012", "053 831 0000 ext. 012"],
  ["+27538310000", "+27538310000"],
])("%s is displayed as %s", (number, text) => {
  expect(withNormalSpaces(readableNumber(number))).toBe(text);
});

test("the dialled number has no spaces, and a local number gets its area code", () => {
  expect(linkTo(3, "0800 428-428").href).toBe("tel:0800428428");
  expect(linkTo(3, "831 0000", "053").href).toBe("tel:0538310000");
});

test("a USSD code is dialled with its hash", () => {
  expect(linkTo(7, "*120*116#").href).toBe("tel:*120*116%23");
});

test("a complete number gets no area code", () => {
  expect(linkTo(3, "0538310000", "053").href).toBe("tel:0538310000");
  expect(linkTo(3, "10111", "053").href).toBe("tel:10111");
});

test("only a mobile number has a link for text messages", () => {
  expect(linkTo(2, "0825550123").smsHref).toBe("sms:0825550123");
  expect(linkTo(3, "0538310000").smsHref).toBeNull();
});

test("an e-mail address has a mailto link in which its characters are encoded", () => {
  expect(linkTo(1, "desk@example.org")).toMatchObject({ kind: "mail", href: "mailto:desk@example.org" });
  expect(linkTo(1, 'a"b@example.org').href).toBe("mailto:a%22b@example.org");
});

test("an extension is displayed after its number, and dialled after a pause", () => {
  const link = getContactLink({
    ...{ contactId: 1, contactTypeId: 3, areaCode: null },
    detail: "0538310000",
    extension: "12",
  });
  expect([withNormalSpaces(link.text), link.href]).toEqual(["053 831 0000 ext. 12", "tel:0538310000,12"]);
});
