import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Maturity of a place in one figure, with who took part.",
  avoid: "Categories alone: use `HealthMaturity`.",
  dos: ["Show the share that took part with it."],
  donts: ["Rank places by it without that share."],
  words: '"68.40% of what is possible".',
  keys: keys.figure,
};
