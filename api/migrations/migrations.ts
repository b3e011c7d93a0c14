import type { Knex } from "knex";
import * as schema from "./0001_schema.ts";
import * as exactSurveyResults from "./0002_exact_survey_results.ts";
import * as lastSeen from "./0003_last_seen.ts";
import * as nationalLines from "./0004_national_lines.ts";
import * as stoppedMail from "./0005_stopped_mail.ts";
import * as noViewing from "./0006_no_viewing.ts";
import * as placePatches from "./0007_place_patches.ts";
import * as checkedDetails from "./0008_checked_details.ts";
import * as secondPersonLifting from "./0009_second_person_lifting.ts";
import * as setupChecklist from "./0010_setup_checklist.ts";
import * as judgedImports from "./0011_judged_imports.ts";
import * as shownSpan from "./0012_shown_span.ts";
import * as fieldChanges from "./0013_field_changes.ts";
import * as headingsOfSources from "./0014_headings_of_sources.ts";
import * as importVersions from "./0015_import_versions.ts";
import * as filePatches from "./0016_file_patches.ts";
import * as unplacedReports from "./0017_unplaced_reports.ts";
import * as challengeVersions from "./0018_challenge_versions.ts";
import * as addedPrecincts from "./0019_added_precincts.ts";
import * as requestedWithdrawals from "./0020_requested_withdrawals.ts";
import * as names from "./0021_names.ts";
import * as decisionsBefore from "./0022_decisions_before.ts";
import * as columnNames from "./0023_names.ts";

/**
 * In the order in which they run. A migration that a database has run never changes again, and imports nothing that
 * can change: what it inserts is written in it.
 */
const migrations: readonly (readonly [name: string, migration: Pick<Knex.Migration, "up">])[] = [
  ["0001_schema", schema],
  ["0002_exact_survey_results", exactSurveyResults],
  ["0003_last_seen", lastSeen],
  ["0004_national_lines", nationalLines],
  ["0005_stopped_mail", stoppedMail],
  ["0006_no_viewing", noViewing],
  ["0007_place_patches", placePatches],
  ["0008_checked_details", checkedDetails],
  ["0009_second_person_lifting", secondPersonLifting],
  ["0010_setup_checklist", setupChecklist],
  ["0011_judged_imports", judgedImports],
  ["0012_shown_span", shownSpan],
  ["0013_field_changes", fieldChanges],
  ["0014_headings_of_sources", headingsOfSources],
  ["0015_import_versions", importVersions],
  ["0016_file_patches", filePatches],
  ["0017_unplaced_reports", unplacedReports],
  ["0018_challenge_versions", challengeVersions],
  ["0019_added_precincts", addedPrecincts],
  ["0020_requested_withdrawals", requestedWithdrawals],
  ["0021_names", names],
  ["0022_decisions_before", decisionsBefore],
  ["0023_names", columnNames],
];

export const migrationSource: Knex.MigrationSource<(typeof migrations)[number]> = {
  getMigrations: async () => [...migrations],
  getMigrationName: ([name]) => name,
  getMigration: async ([, { up }]) => ({ up, down: refuseToGoBack }),
};

/** Going back would lose figures. */
async function refuseToGoBack(): Promise<never> {
  throw new Error("Migrations go forward only; to go back, restore a backup.");
}
