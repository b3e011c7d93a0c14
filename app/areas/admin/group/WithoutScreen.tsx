import { ACTIONS, type ActionName } from "@gbvf/api/lib/security/actions.ts";
import { useApi } from "../../../lib/calls/useApi.ts";
import { Note } from "../CardGrid.tsx";

const OPENERS: readonly { opener: ActionName; of: readonly ActionName[] }[] = [
  {
    opener: "WorldOfImpactAdmin",
    of: [
      "SetGroupMember",
      "DeleteGroupMember",
      "CreateGroup",
      "UpdateGroup",
      "DeleteGroup",
      "AddGroupAction",
      "DeleteGroupAction",
      "DeleteUser",
    ],
  },
  { opener: "ViewOrganisations", of: ["VerifyOrganisation"] },
  {
    opener: "HealthCheckAdmin",
    of: [
      "ViewYourOrganisationSurveyResult",
      "AddSurveyLink",
      "SetSurveyEffectiveDate",
      "EditOrganisationalInformation",
      "DeleteIndividualSurveys",
    ],
  },
  {
    opener: "BuildingBlockAdmin",
    of: [
      "ViewBuildingBlocks",
      "EditBuildingBlock",
      "ValidateBuildingBlock",
      "VerifyBuildingBlockExist",
      "AddBuildingBlock",
      "DeleteBuildingBlock",
    ],
  },
  { opener: "ViewBuildingBlocks", of: ["BuildingBlockAdmin"] },
];

export function WithoutScreen({ actionIds }: { actionIds: readonly number[] }) {
  const { data: actions = [] } = useApi("GET /api/security/getAllActions", {});
  const has = (action: ActionName) => actionIds.includes(ACTIONS[action]);
  const inWords = (action: ActionName) =>
    `“${actions.find(({ actionId }) => actionId === ACTIONS[action])?.description ?? action}” (${ACTIONS[action]})`;
  const missing = OPENERS.filter(({ opener }) => !has(opener))
    .map(({ opener, of }) => ({ opener, stuck: of.filter(has) }))
    .filter(({ stuck }) => stuck.length > 0);
  return missing.map(({ opener, stuck }) => (
    <Note key={opener} role="note">
      Somebody who is only in this group finds no screen for {stuck.map(inWords).join(", ")}: tick{" "}
      {inWords(opener)} as well.
    </Note>
  ));
}
