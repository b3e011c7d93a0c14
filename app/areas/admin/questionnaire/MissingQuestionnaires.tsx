import { dayInSouthAfrica } from "@gbvf/api/shared/quarters.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { formatDate } from "@gbvf/ui/text/format.ts";
import { color } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { useAction } from "../../../lib/api-client/useAction.ts";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { Panel } from "../CardGrid.tsx";

/** Shows nothing if the request fails, because nobody depends on it. */
export function MissingQuestionnaires() {
  const { data } = useApi("GET /api/healthcheck/getQuestionnaires", {});
  const republish = useAction("POST /api/healthcheck/publishQuestionnaire", {
    refreshes: ["GET /api/healthcheck/getQuestionnaires", "POST /api/healthcheck/getAdminDashboard"],
  });
  const today = dayInSouthAfrica(new Date());
  const quarter = data?.missing[0];
  if (quarter === undefined) return null;
  const { year: Year, quarter: Quarter, period, beginsOn, questionnaireTypes } = quarter;
  const people = questionnaireTypes.join(" and ").toLowerCase();
  return (
    <Warning aria-labelledby="missing-questionnaires">
      <h2 id="missing-questionnaires">No questionnaire for {period}</h2>
      <p>
        {beginsOn > today ? `${period} begins on ${formatDate(beginsOn)}. ` : `${period} has begun. `}
        No organisation can ask its {people} before one is published.
      </p>
      <div>
        <Button variant="primary" onPress={() => republish.confirm({ body: { Draft: null, Year, Quarter } })}>
          Ask the same again
        </Button>
      </div>
      <ConfirmDialog
        {...republish.dialog}
        title={`Ask the same again in ${period}?`}
        confirmLabel="Ask the same again"
      >
        <p>
          The last questionnaires for {people} are published for {period}, without a change, so that their
          trends go on. They can be withdrawn until the first organisation begins a survey.
        </p>
      </ConfirmDialog>
    </Warning>
  );
}

const Warning = styled(Panel)`
  border-inline-start: 4px solid ${color.warning};
`;
