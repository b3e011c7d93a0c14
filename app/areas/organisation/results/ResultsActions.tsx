import type { SurveyResults as Results } from "@gbvf/api/survey/contract.ts";
import { downloadCsv } from "@gbvf/ui/charts/downloadCsv.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { BLURRED } from "../readings.ts";
import { useSourceOf } from "../useSourceOf.ts";
import { resultsTable } from "./resultsTable.ts";

type Printed = Pick<
  Results,
  "organisation" | "questionnaire" | "questionnaireType" | "effectiveTo" | "questionCategories"
>;

export function ResultsActions({ results }: { results: Printed }) {
  const sourceOf = useSourceOf();
  const download = () =>
    downloadCsv(resultsTable(results), {
      place: results.organisation,
      period: results.questionnaire,
      definition: `Share of those who answered each question, and the score that the answers earned. ${BLURRED}`,
      source: sourceOf(results),
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
