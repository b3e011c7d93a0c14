import type { Letter } from "../../lib/mail/Letter.ts";
import { PREVIEW_DAYS } from "../sweepUploads.ts";
import { BROKEN_SOURCE_ADVICE } from "./contract.ts";

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
    `The source “${source}” has a new file, ${fileName}. Nothing has changed yet. Please look at what the file would change, then apply it or cancel.`,
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
    `The dashboard could not read new figures from “${source}”. ${problem}`,
    BROKEN_SOURCE_ADVICE,
    `The dashboard tries again on ${nextAsk}. It writes to you about this source again only after it has worked in between.`,
  ],
  link: { href: link, label: "Open the sources" },
});
