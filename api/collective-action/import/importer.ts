import { fingerprint } from "../../import/fingerprint.ts";
import { tableImporter } from "../../import/tableImporter.ts";
import { formatCitation } from "../../source/storeSource.ts";
import { COLUMNS, readChallenges } from "./readChallenges.ts";
import { withdrawal } from "./withdrawChallenges.ts";
import { writeChallenges } from "./writeChallenges.ts";

/** docs/imports/collective-actions.md describes the file. */
export const importer = tableImporter({
  columns: COLUMNS,
  withdrawal,
  nouns: { noun: "challenge", content: "challenges" },
  read: async (request, rejects) => {
    const { challenges, notes } = await readChallenges({ ...request, rejects });
    return { items: challenges, notes };
  },
  write: async ({ trx, file, dryRun, options, importId }, challenges) =>
    writeChallenges({
      trx,
      challenges,
      dryRun,
      source: {
        ...(options.source
          ? formatCitation(options.source)
          : { description: "100-Day Challenges", url: null }),
        fingerprint: await fingerprint(file),
        importId,
      },
    }),
});
