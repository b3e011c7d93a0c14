import type { SurveyResults } from "@gbvf/api/survey/contract.ts";
import type { Measure } from "@gbvf/api/survey/measure/contract.ts";
import { downloadCsv } from "@gbvf/ui/charts/downloadCsv.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { useSourceBuilder } from "../useSourceBuilder.ts";
import { createResultsTable } from "./resultsTable.ts";

interface ResultsActionsProps {
  results: SurveyResults;
  measures?: readonly Measure[] | undefined;
}

export function ResultsActions({ results, measures }: ResultsActionsProps) {
  const buildSource = useSourceBuilder();
  const download = () =>
    downloadCsv(createResultsTable(results, measures), {
      place: results.organisation,
      period: results.questionnaire,
      definition:
        "Scores are the points that answers earned, of all that could be earned; shares are of those who answered the question.",
      source: buildSource(results),
    });
  return (
    <>
      <Button onPress={download}>
        <Icon name="download" size={18} /> Download CSV
      </Button>
      <Button variant="primary" onPress={() => window.print()}>
        <Icon name="print" size={18} /> Print
      </Button>
    </>
  );
}
