import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { useSearchParams } from "react-router-dom";
import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { admin } from "../../../lib/address/areaPaths.ts";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { MissingQuestionnaires } from "./MissingQuestionnaires.tsx";
import { QuestionnaireFamily } from "./QuestionnaireFamily.tsx";

const FAMILIES = [
  { id: 1, name: "Staff" },
  { id: 2, name: "Students" },
] as const;

export function QuestionnairesPage() {
  const [searchParams] = useSearchParams();
  const questionnaires = useApi("GET /api/healthcheck/getQuestionnaires", {});
  const chosenFamilies = FAMILIES.filter(({ id }) => String(id) === searchParams.get("family"));
  const isFiltered = chosenFamilies.length > 0;
  return (
    <AreaFrame
      title="Manage questionnaires"
      purpose="What organisations ask each quarter, and how many have taken part."
      actions={isFiltered && <Link href={admin.questionnaires}>View previous questionnaires</Link>}
    >
      <MissingQuestionnaires />
      <Resource {...questionnaires} skeleton="28rem">
        {(data) =>
          (isFiltered ? chosenFamilies : FAMILIES).map(({ id, name }) => (
            <QuestionnaireFamily
              key={id}
              questionnaireTypeId={id}
              name={name}
              questionnaires={data.questionnaires.filter((each) => each.questionnaireTypeId === id)}
              draft={data.drafts.find((each) => each.questionnaireTypeId === id)}
            />
          ))
        }
      </Resource>
    </AreaFrame>
  );
}
