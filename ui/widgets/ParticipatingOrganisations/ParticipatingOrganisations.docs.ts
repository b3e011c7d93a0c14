import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "Organisations by type, as bars.",
  avoid: "Over time: use `HealthOrganisations`.",
  dos: ["Keep small groups hidden."],
  donts: ["Draw hidden as zero."],
  words: "Types as in the registration.",
  keys: keys.figure,
};
