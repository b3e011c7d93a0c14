import type { ComponentDocs } from "../../docs/ComponentDocs.ts";
import { keys } from "../../docs/keys.ts";

export const docs: ComponentDocs = {
  status: "stable",
  since: "0.1.0",
  use: "A file has to be chosen: dropped, or picked from the device.",
  avoid: "The content is short: let it be pasted into a `TextArea`.",
  dos: ["Say which endings and what size are possible before a file is chosen."],
  donts: ["Begin to send before the reader says so."],
  words: '"Drop a CSV file here, or choose one".',
  keys: keys.drop,
};
