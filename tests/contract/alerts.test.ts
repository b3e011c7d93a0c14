import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { Metrics } from "../../api/lib/operating/metrics.ts";
import { factMetrics } from "../../api/operation/factMetrics.ts";
import { LIMITS } from "../../api/operation/limits.ts";

const read = (file: string) => readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), "utf8");

type Rule = {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string };
};
const { groups } = parse(read("deploy/alerts.yaml"), { strict: true }) as {
  groups: { name: string; rules: Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const getRule = (alert: string) => rules.find((rule) => rule.alert === alert);

const BUILT_IN = ["up"];
const KEYWORDS = /^(time|sum|max|min|rate|and|or|by|job|gbvf|status)$/;
const metricsIn = (expr: string) =>
  [...expr.replaceAll(/"[^"]*"|\[\w+\]/g, "").matchAll(/[a-z_]{2,}/g)]
    .map(([word]) => word)
    .filter((word) => !KEYWORDS.test(word));

async function metricsServed(): Promise<Set<string>> {
  const metrics = new Metrics(() => false);
  metrics.countResponses("GET", "/", 200)(0.1);
  const facts = factMetrics({
    backupAt: new Date(),
    disk: { free: 1, size: 2 },
    certificateEndsAt: new Date(),
    queuedEmails: 1,
    oldestEmailAt: new Date(),
    emailsFailed: 0,
    importsFailed: 0,
    emergency: { count: 8, checkedOn: "2026-11-01", neverChecked: 0, late: 0 },
  });
  const text = (await metrics.text()) + facts;
  expect(text).not.toContain("NaN");
  return new Set([...text.matchAll(/^([a-z_]+)(?=[ {])/gm)].map(([, name = ""]) => name));
}

test("every metric that an alert names is served", async () => {
  const served = await metricsServed();
  for (const { alert, expr } of rules) {
    const metricNames = metricsIn(expr).filter((name) => !BUILT_IN.includes(name));
    expect([alert, metricNames.filter((name) => !served.has(name))]).toEqual([alert, []]);
  }
  expect(rules.flatMap(({ expr }) => metricsIn(expr))).toContain("backup_last_timestamp_seconds");
});

test("every alert says what is wrong, how urgent it is, and stands in docs/operating.md with what to do", () => {
  const guide = read("docs/operating.md");
  expect(rules.length).toBeGreaterThanOrEqual(10);
  for (const { alert, labels, annotations } of rules) {
    expect(guide).toMatch(new RegExp(`^\\| \`${alert}\` \\| .{20,} \\|$`, "m"));
    expect(labels.severity).toMatch(/^(page|task)$/);
    expect(annotations.summary).not.toBe("");
  }
  const described = [...guide.matchAll(/^\| `([A-Z]\w+)` \| .{20,} \|$/gm)].map(([, name]) => name);
  expect(described.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
});

test("alerts rise where the administrators' page says that there is something to do", () => {
  expect(getRule("BackupOld")?.expr).toContain(`> ${LIMITS.backupHours} * 3600`);
  expect(getRule("DiskFilling")?.expr).toContain(`< 0.${LIMITS.freePercent}`);
  expect(getRule("CertificateEnding")?.expr).toContain(`< ${LIMITS.certificateDays} * 86400`);
  expect(getRule("MailWaiting")?.expr).toContain(`> ${LIMITS.emailMinutes} * 60`);
  expect(getRule("EmergencyNumbersUnchecked")?.expr).toContain(`> ${LIMITS.emergencyDays} * 86400`);
});
