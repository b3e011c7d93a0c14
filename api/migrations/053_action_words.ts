import type { Knex } from "knex";
import { ACTIONS, type ActionName } from "../lib/security/actions.ts";

/** action.description: what a holder may do, in the words of the group screens. */
export async function up(knex: Knex): Promise<void> {
  for (const [action, description] of Object.entries(WORDS)) {
    await knex("action")
      .where({ action_id: ACTIONS[action as ActionName] })
      .update({ description });
  }
}

const WORDS: Readonly<Record<ActionName, string>> = {
  SetGroupMember: "Add people and put them into groups",
  CreateGroup: "Create groups",
  UpdateGroup: "Rename and save groups",
  DeleteGroup: "Delete groups",
  AddGroupAction: "Add actions to groups",
  DeleteGroupAction: "Remove actions from groups",
  DeleteGroupMember: "Take people out of groups",
  LogIntoSystem: "Sign in",
  CreateNewBuildingBlock: "Create new building blocks",
  AddBuildingBlock: "Add places to building blocks",
  EditBuildingBlock: "Capture building blocks",
  DeleteBuildingBlock: "Delete contact people of building blocks",
  ImportBuildingBlockData: "Import building blocks",
  ImportPoliceStatistics: "Import police statistics",
  ViewBuildingBlocks: "See building blocks",
  ViewPoliceStatistics: "See police statistics",
  VerifyBuildingBlockExist: "Confirm that a place exists",
  ValidateBuildingBlock: "Verify building blocks",
  ViewYourOrganisationSurveyResult: "See the results of their own organisation",
  AddSurveyLink: "Copy and send survey links",
  SetSurveyEffectiveDate: "Generate survey links",
  EditOrganisationalInformation: "Edit their own organisation",
  ViewOrganisationalSurveyResults: "See the results of every organisation",
  ViewGroupDistrictSurveyResults: "See district results",
  ViewNationalSurveyResults: "See national results",
  DeleteIndividualSurveys: "Delete surveys",
  ViewOrganisations: "See applications",
  VerifyOrganisation: "Approve and reject applications",
  WorldOfImpactAdmin: "Open the administration dashboard",
  HealthCheckAdmin: "Open the organisation dashboard",
  BuildingBlockAdmin: "Open the building block dashboard",
  DeleteUser: "Delete users",
};
