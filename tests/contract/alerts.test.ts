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
const listMetrics = (expr: string) =>
  [...expr.replaceAll(/"[^"]*"|\[\w+\]/g, "").matchAll(/[a-z_]{2,}/g)]
    .map(([word]) => word)
    .filter((word) => !KEYWORDS.test(word));

async function listServedMetrics(): Promise<Set<string>> {
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

test("the server exports every metric that an alert names", async () => {
  const servedMetrics = await listServedMetrics();
  for (const { alert, expr } of rules) {
    const metricNames = listMetrics(expr).filter((name) => !BUILT_IN.includes(name));
    expect([alert, metricNames.filter((name) => !servedMetrics.has(name))]).toEqual([alert, []]);
  }
  expect(rules.flatMap(({ expr }) => listMetrics(expr))).toContain("backup_last_timestamp_seconds");
});

test("every alert has a summary and a severity, and docs/operating.md describes what to do", () => {
  const guide = read("docs/operating.md");
  expect(rules.length).toBeGreaterThanOrEqual(10);
  for (const { alert, labels, annotations } of rules) {
    expect(guide).toMatch(new RegExp(`^\\| \`${alert}\` \\| .{20,} \\|$`, "m"));
    expect(labels.severity).toMatch(/^(page|task)$/);
    expect(annotations.summary).not.toBe("");
  }
  const describedAlerts = [...guide.matchAll(/^\| `([A-Z]\w+)` \| .{20,} \|$/gm)].map(([, name]) => name);
  expect(describedAlerts.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
});

test("alerts have the same limits as the administrators' page", () => {
  expect(getRule("BackupOld")?.expr).toContain(`> ${LIMITS.backupHours} * 3600`);
  expect(getRule("DiskFilling")?.expr).toContain(`< 0.${LIMITS.freePercent}`);
  expect(getRule("CertificateEnding")?.expr).toContain(`< ${LIMITS.certificateDays} * 86400`);
  expect(getRule("MailWaiting")?.expr).toContain(`> ${LIMITS.emailMinutes} * 60`);
  expect(getRule("EmergencyNumbersUnchecked")?.expr).toContain(`> ${LIMITS.emergencyDays} * 86400`);
});
