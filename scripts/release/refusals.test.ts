import { expect, test } from "vitest";
import { listRefusals, type ReleaseCandidate } from "./refusals.ts";

const readyCandidate: ReleaseCandidate = {
  version: "1.10.0",
  changes: "# Changes\n\n## 1.10.0 - 2026-12-01\n\n- New\n\n## 1.9.0 - 2026-11-01\n",
  tags: ["v1.9.0", "v1.2.0", "nightly"],
  uncommitted: [],
  today: "2026-12-01",
};

test.each<[string, Partial<ReleaseCandidate>, string[]]>([
  ["is ready", {}, []],
  ["has changes that are not committed", { uncommitted: [" M api/app.ts"] }, ["Not committed: api/app.ts."]],
  ["is not described", { version: "1.11.0" }, ["CHANGELOG.md begins with 1.10.0, package.json says 1.11.0."]],
  ["has another date", { today: "2026-12-02" }, ["CHANGELOG.md dates it 2026-12-01; today is 2026-12-02."]],
  ["was released already", { tags: ["v1.10.0"] }, ["1.10.0 is not later than 1.10.0."]],
  ["is earlier than another", { tags: ["v1.11.0", "v1.9.9"] }, ["1.10.0 is not later than 1.11.0."]],
])("lists the reasons to refuse a version that %s", (_, change, expected) => {
  expect(listRefusals({ ...readyCandidate, ...change })).toEqual(expected);
});
