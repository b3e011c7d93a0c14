import type { Facts } from "./readFacts.ts";

type Gauge = readonly [name: string, help: string, read: (facts: Facts) => number | null];

const toUnixSeconds = (moment: Date | string | null) =>
  moment === null ? 0 : new Date(moment).getTime() / 1000;

const GAUGES: readonly Gauge[] = [
  [
    "backup_last_timestamp_seconds",
    "When the last backup was made",
    ({ backupAt }) => toUnixSeconds(backupAt),
  ],
  ["disk_free_bytes", "Room on the disk of VAR_DIR", ({ disk }) => disk.free],
  ["disk_size_bytes", "Size of the disk of VAR_DIR", ({ disk }) => disk.size],
  [
    "certificate_end_timestamp_seconds",
    "When the certificate of the public address ends",
    ({ certificateEndsAt }) => certificateEndsAt && toUnixSeconds(certificateEndsAt),
  ],
  ["mail_waiting", "E-mails that should have been sent", ({ queuedEmails }) => queuedEmails],
  [
    "mail_oldest_timestamp_seconds",
    "When the oldest e-mail that waits was written",
    ({ oldestEmailAt }) => oldestEmailAt && toUnixSeconds(oldestEmailAt),
  ],
  ["mail_failed", "E-mails of a week that could not be sent", ({ emailsFailed }) => emailsFailed],
  ["imports_failed", "Imports of a day that failed", ({ importsFailed }) => importsFailed],
  [
    "emergency_numbers_checked_timestamp_seconds",
    "When the emergency number with the oldest check was checked",
    ({ emergency }) => toUnixSeconds(emergency.checkedOn),
  ],
];

const writeGauge = (name: string, help: string, value: number): string =>
  `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`;

export const factMetrics = (facts: Facts | undefined): string => {
  const readGauge = writeGauge(
    "facts_read",
    "0 while the facts below cannot be read",
    facts === undefined ? 0 : 1,
  );
  if (facts === undefined) return readGauge;
  const gauges = GAUGES.flatMap(([name, help, read]) => {
    const value = read(facts);
    return value === null ? [] : [writeGauge(name, help, value)];
  });
  return readGauge + gauges.join("");
};
