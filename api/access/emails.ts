import type { Email } from "../lib/mail/Email.ts";

export const writePowersGranted = ({
  name,
  by,
  grantee,
  permissions,
}: {
  name: string;
  by: string;
  grantee: string;
  permissions: string;
}): Email => ({
  template: "powers-granted",
  subject: "Permissions were given",
  paragraphs: [
    `Dear ${name}`,
    `${by} gave ${grantee} these permissions: ${permissions}.`,
    "You receive this because you are an administrator. If this is wrong, take them back under Manage Users and Groups.",
  ],
});

export const writeScopeChanged = ({
  name,
  by,
  grantee,
  changes,
}: {
  name: string;
  by: string;
  grantee: string;
  changes: string;
}): Email => ({
  template: "scope-changed",
  subject: "Somebody acts for others now",
  paragraphs: [
    `Dear ${name}`,
    `${by} changed for whom ${grantee} acts. ${changes}`,
    "You receive this because you are an administrator. If this is wrong, change it back under Manage Users and Groups.",
  ],
});
