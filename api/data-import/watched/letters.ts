import type { Letter } from "../../lib/mail/Letter.ts";
import { PREVIEW_DAYS } from "../sweepUploads.ts";

type About = { name: string; source: string; link: string };

export const writeNewFile = ({
  name,
  source,
  fileName,
  problem,
  link,
}: About & { fileName: string; problem: string | null }): Letter => ({
  template: "source-new-file",
  subject: "New figures wait for you",
  paragraphs: [
    `Dear ${name}`,
    `The source “${source}” has a new file, ${fileName}. Nothing has changed yet: somebody has to look at what it would change, and apply it.`,
    ...(problem === null ? [] : [problem]),
    `Opening the link changes nothing. The file is kept for ${PREVIEW_DAYS} days.`,
  ],
  link: { href: link, label: "See what would change" },
});

export const writeBrokenSource = ({
  name,
  source,
  problem,
  nextAsk,
  link,
}: About & { problem: string; nextAsk: string }): Letter => ({
  template: "source-broken",
  subject: "A source of figures cannot be read",
  paragraphs: [
    `Dear ${name}`,
    `The source “${source}” was asked for new figures, and nothing came of it: ${problem}`,
    `It is asked again on ${nextAsk}. You get no further letter until it has worked again.`,
  ],
  link: { href: link, label: "Open the sources" },
});
