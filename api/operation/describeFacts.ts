import { counted } from "../lib/text/counted.ts";
import { DAY_MS } from "../lib/time/spans.ts";
import { writeDay } from "../lib/time/writeDay.ts";
import type { Fact } from "./contract.ts";
import { LIMITS } from "./limits.ts";
import type { Facts } from "./readFacts.ts";

const HOUR_MS = 60 * 60_000;

type DescribedFact = Omit<Fact, "name" | "remedy"> & { remedy: string };

export function describeFacts(facts: Facts, now: Date): Fact[] {
  const described: Record<string, DescribedFact> = {
    Backup: describeBackup(facts, now),
    Disk: describeDisk(facts),
    Certificate: describeCertificate(facts, now),
    Mail: describeMail(facts, now),
    Imports: describeFailures(facts.importsFailed, {
      none: "No import failed since yesterday.",
      some: `${counted(facts.importsFailed, "import")} failed since yesterday.`,
      remedy: "Look at the import under Data: it says what could not be read.",
    }),
  };
  return Object.entries(described).map(([name, { remedy, ...fact }]) => ({
    name,
    ...fact,
    remedy: fact.state === "fine" ? null : remedy,
  }));
}

function describeBackup({ backupAt }: Facts, now: Date): DescribedFact {
  const hours = backupAt === null ? null : Math.floor((now.getTime() - backupAt.getTime()) / HOUR_MS);
  return {
    state: hours === null || hours >= LIMITS.backupHours ? "attend" : "fine",
    text: hours === null ? "There is no backup yet." : `The last one was made ${counted(hours, "hour")} ago.`,
    remedy: "Ask the operator to look at the nightly backup, and to run npm run backup now.",
  };
}

function describeDisk({ disk: { free, size } }: Facts): DescribedFact {
  const percent = size === 0 ? null : Math.floor((100 * free) / size);
  return {
    state: percent === null ? "unknown" : percent < LIMITS.freePercent ? "attend" : "fine",
    text: percent === null ? "Its size is not known." : `${percent} % of it is free.`,
    remedy: "Ask the operator to make room before nothing can be saved any more.",
  };
}

function describeCertificate({ certificateEndsAt }: Facts, now: Date): DescribedFact {
  const days = certificateEndsAt && Math.floor((certificateEndsAt.getTime() - now.getTime()) / DAY_MS);
  return {
    state: days === null ? "unknown" : days < LIMITS.certificateDays ? "attend" : "fine",
    text:
      certificateEndsAt === null
        ? "It could not be read from here."
        : `It ends on ${writeDay(certificateEndsAt.toISOString().slice(0, 10))}.`,
    remedy: "Ask the operator when it is renewed: without it browsers refuse to open the dashboard.",
  };
}

function describeMail({ queuedEmails, oldestEmailAt, emailsFailed }: Facts, now: Date): DescribedFact {
  const minutes = oldestEmailAt === null ? 0 : Math.floor((now.getTime() - oldestEmailAt.getTime()) / 60_000);
  const failed = emailsFailed > 0 ? ` ${counted(emailsFailed, "e-mail")} could not be sent this week.` : "";
  return {
    state: minutes >= LIMITS.emailMinutes || emailsFailed > 0 ? "attend" : "fine",
    text:
      queuedEmails === 0
        ? `No e-mail waits.${failed}`
        : `${counted(queuedEmails, "e-mail")} waiting, the oldest for ${counted(minutes, "minute")}.${failed}`,
    remedy: "Ask the person who runs the mail server. Until then, codes and invitations do not arrive.",
  };
}

function describeFailures(
  count: number,
  { none, some, remedy }: { none: string; some: string; remedy: string },
): DescribedFact {
  return { state: count === 0 ? "fine" : "attend", text: count === 0 ? none : some, remedy };
}
