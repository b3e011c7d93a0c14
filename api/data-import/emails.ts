import type { Email } from "../lib/mail/Email.ts";

export const writeGraveImport = ({
  name,
  by,
  fileName,
  reason,
  warnings,
}: {
  name: string;
  by: string;
  fileName: string;
  reason: string;
  warnings: string;
}): Email => ({
  template: "grave-import",
  subject: "Figures are being imported against warnings",
  paragraphs: [
    `Dear ${name}`,
    `${by} is applying the file “${fileName}”, although: ${warnings}`,
    `The reason: ${reason}`,
    "You receive this because you may import such files. Under Data you see what came of it.",
  ],
});
