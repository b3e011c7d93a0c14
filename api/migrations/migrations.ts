import type { Knex } from "knex";
import * as dataSource from "./001_data_source.ts";
import * as boundary from "./002_boundary.ts";
import * as crime from "./003_crime.ts";
import * as component from "./004_component.ts";
import * as stakeholder from "./005_stakeholder.ts";
import * as buildingBlock from "./006_building_block.ts";
import * as collectiveAction from "./007_collective_action.ts";
import * as healthCheck from "./008_health_check.ts";
import * as person from "./009_person.ts";
import * as account from "./010_account.ts";
import * as session from "./011_session.ts";
import * as mail from "./012_mail.ts";
import * as audit from "./013_audit.ts";
import * as registeringBrowser from "./014_registering_browser.ts";
import * as statedTerm from "./015_stated_term.ts";
import * as versionByDataset from "./016_version_by_dataset.ts";
import * as stationAlias from "./017_station_alias.ts";
import * as browsers from "./018_browsers.ts";
import * as crimeSpan from "./019_crime_span.ts";
import * as search from "./020_search.ts";
import * as version from "./021_version.ts";
import * as passwordGiven from "./022_password_given.ts";
import * as survey from "./030_survey.ts";
import * as surveyCode from "./031_survey_code.ts";
import * as questionKey from "./032_question_key.ts";
import * as questionnaireDraft from "./033_questionnaire_draft.ts";
import * as check from "./040_check.ts";
import * as capture from "./041_capture.ts";
import * as wrongNumber from "./042_wrong_number.ts";
import * as buildingBlockEditors from "./043_building_block_editors.ts";
import * as reminder from "./044_reminder.ts";
import * as review from "./050_review.ts";
import * as people from "./051_people.ts";
import * as auditOrder from "./052_audit_order.ts";
import * as actionWords from "./053_action_words.ts";
import * as dataImport from "./054_data_import.ts";
import * as catalogue from "./060_catalogue.ts";
import * as secondFactor from "./070_second_factor.ts";
import * as passkey from "./071_passkey.ts";
import * as secondFactorDuty from "./072_second_factor_duty.ts";
import * as logWithoutDetails from "./075_log_without_details.ts";
import * as applicationViewing from "./076_application_viewing.ts";
import * as crimePeriodCoverage from "./102_crime_period_coverage.ts";
import * as release from "./110_release.ts";
import * as releaseFile from "./111_release_file.ts";
import * as blurredSurvey from "./130_blurred_survey.ts";
import * as spentSlips from "./135_spent_slips.ts";
import * as surveyDoubts from "./136_survey_doubts.ts";
import * as surveyLetters from "./137_survey_letters.ts";
import * as reportNetworks from "./138_report_networks.ts";
import * as shownCount from "./140_shown_count.ts";
import * as firstExpectation from "./141_first_expectation.ts";
import * as periodPrecincts from "./150_period_precincts.ts";
import * as peopleByYear from "./160_people_by_year.ts";
import * as crimeHeading from "./170_crime_heading.ts";
import * as crimeTotals from "./175_crime_totals.ts";
import * as existsOn from "./200_exists_on.ts";
import * as contactCheck from "./201_contact_check.ts";
import * as placeChange from "./202_place_change.ts";
import * as hoursAndNotes from "./203_hours_and_notes.ts";
import * as placeOfWork from "./230_place_of_work.ts";
import * as readyGroups from "./231_ready_groups.ts";
import * as lastSignIn from "./232_last_sign_in.ts";
import * as applicationQuestion from "./233_application_question.ts";
import * as addressChange from "./250_address_change.ts";
import * as measure from "./260_measure.ts";
import * as lettersWithCodes from "./265_letters_with_codes.ts";
import * as extension from "./270_extension.ts";
import * as requirementCheck from "./271_requirement_check.ts";
import * as secondPersonOfImport from "./272_second_person_of_import.ts";
import * as operation from "./280_operation.ts";
import * as browserError from "./281_browser_error.ts";
import * as watchedSource from "./290_watched_source.ts";
import * as expectedFigures from "./295_expected_figures.ts";
import * as repeatedExpectation from "./296_repeated_expectation.ts";
import * as crimeCount from "./310_crime_count.ts";

/** A bundle or a typo cannot lose a listed one. */
const migrations: readonly (readonly [name: string, migration: Pick<Knex.Migration, "up">])[] = [
  ["001_data_source", dataSource],
  ["002_boundary", boundary],
  ["003_crime", crime],
  ["004_component", component],
  ["005_stakeholder", stakeholder],
  ["006_building_block", buildingBlock],
  ["007_collective_action", collectiveAction],
  ["008_health_check", healthCheck],
  ["009_person", person],
  ["010_account", account],
  ["011_session", session],
  ["012_mail", mail],
  ["013_audit", audit],
  ["014_registering_browser", registeringBrowser],
  ["015_stated_term", statedTerm],
  ["016_version_by_dataset", versionByDataset],
  ["017_station_alias", stationAlias],
  ["018_browsers", browsers],
  ["019_crime_span", crimeSpan],
  ["020_search", search],
  ["021_version", version],
  ["022_password_given", passwordGiven],
  ["030_survey", survey],
  ["031_survey_code", surveyCode],
  ["032_question_key", questionKey],
  ["033_questionnaire_draft", questionnaireDraft],
  ["040_check", check],
  ["041_capture", capture],
  ["042_wrong_number", wrongNumber],
  ["043_building_block_editors", buildingBlockEditors],
  ["044_reminder", reminder],
  ["050_review", review],
  ["051_people", people],
  ["052_audit_order", auditOrder],
  ["053_action_words", actionWords],
  ["054_data_import", dataImport],
  ["060_catalogue", catalogue],
  ["070_second_factor", secondFactor],
  ["071_passkey", passkey],
  ["072_second_factor_duty", secondFactorDuty],
  ["075_log_without_details", logWithoutDetails],
  ["076_application_viewing", applicationViewing],
  ["102_crime_period_coverage", crimePeriodCoverage],
  ["110_release", release],
  ["111_release_file", releaseFile],
  ["130_blurred_survey", blurredSurvey],
  ["135_spent_slips", spentSlips],
  ["136_survey_doubts", surveyDoubts],
  ["137_survey_letters", surveyLetters],
  ["138_report_networks", reportNetworks],
  ["140_shown_count", shownCount],
  ["141_first_expectation", firstExpectation],
  ["150_period_precincts", periodPrecincts],
  ["160_people_by_year", peopleByYear],
  ["170_crime_heading", crimeHeading],
  ["175_crime_totals", crimeTotals],
  ["200_exists_on", existsOn],
  ["201_contact_check", contactCheck],
  ["202_place_change", placeChange],
  ["203_hours_and_notes", hoursAndNotes],
  ["230_place_of_work", placeOfWork],
  ["231_ready_groups", readyGroups],
  ["232_last_sign_in", lastSignIn],
  ["233_application_question", applicationQuestion],
  ["250_address_change", addressChange],
  ["260_measure", measure],
  ["265_letters_with_codes", lettersWithCodes],
  ["270_extension", extension],
  ["271_requirement_check", requirementCheck],
  ["272_second_person_of_import", secondPersonOfImport],
  ["280_operation", operation],
  ["281_browser_error", browserError],
  ["290_watched_source", watchedSource],
  ["295_expected_figures", expectedFigures],
  ["296_repeated_expectation", repeatedExpectation],
  ["310_crime_count", crimeCount],
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
