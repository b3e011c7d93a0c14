import { compareWithPeers, computeOverall, describeChange, listRounds } from "../../survey/changes.ts";
import { describeCategories } from "../../survey/describeCategories.ts";
import { computePeerScores } from "../../survey/findPeers.ts";
import { applyDisclosureControl, type DisclosedResults } from "../../survey/results/disclosureControl.ts";
import { ALL_TYPES } from "../../survey/results/groups.ts";
import { resultsByOrganisation } from "../../survey/results/maturity.ts";
import { computeEarnedPoints } from "../../survey/results/points.ts";
import { type PlacedRun, type ResultRow, resultRows } from "../../survey/results/resultRows.ts";
import type { SurveyTally } from "../../survey/results/surveyTally.ts";
import type { InventedOrganisation } from "./inventQuarter.ts";

const COUNTRY = 0;
const CATEGORIES = [1, 2, 3, 5].map((questionCategoryId) => ({
  questionCategoryId: questionCategoryId as 1 | 2 | 3 | 5,
  description: "",
  isInDashboard: true,
}));

export function collectPublished(organisations: readonly InventedOrganisation[]) {
  const runs = organisations.flatMap(({ surveys, ...organisation }) =>
    surveys.map((survey) => ({
      ...organisation,
      ...survey,
      responses: survey.tally.responses,
      ...computeEarnedPoints(survey.tally),
    })),
  );
  const results = resultsByOrganisation(runs);
  const counted = organisations.filter(({ organisationId }) => results.has(organisationId));
  const rows = resultRows(runs);
  const listMembers = (row: Pick<ResultRow, "boundaryId" | "organisationTypeId">) =>
    counted
      .filter(({ chain }) => chain.includes(row.boundaryId))
      .filter(
        ({ organisationTypeId: surveyTypeId }) =>
          row.organisationTypeId === ALL_TYPES || surveyTypeId === row.organisationTypeId,
      )
      .map(({ organisationId }) => organisationId);
  const published = rows.flatMap((row) =>
    row.published === null ? [] : [{ published: row.published, members: listMembers(row) }],
  );
  const pages = runs.map((run) => getPage(run, computePeers(run)));

  function computePeers({ organisationId, organisationTypeId }: PlacedRun) {
    const row = rows.find(
      (each) => each.boundaryId === COUNTRY && each.organisationTypeId === organisationTypeId,
    );
    if (!row?.published) return null;
    const [organisationCount, , , behaviours, practices, policies] = row.published;
    return computePeerScores(
      { organisationCount, behaviours, practices, policies },
      results.get(organisationId),
    );
  }
  return { runs, results, rows, published, pages };
}

type Surveyed = { questionnaireId: number; tally: SurveyTally; earlier: SurveyTally };

function getPage({ questionnaireId, tally, earlier }: Surveyed, peers: ReturnType<typeof computePeerScores>) {
  const createRound = (results: DisclosedResults) => ({
    questionnaireId,
    period: "",
    disclosure: results,
    organisations: [1],
  });
  const disclosure = applyDisclosureControl(tally);
  const earlierRounds = [createRound(applyDisclosureControl(earlier))];
  const change = (id: 1 | 2 | 3 | null) =>
    describeChange(createRound(disclosure), earlierRounds, () => true, id);
  return {
    healthCheckId: tally.healthCheckId,
    state: disclosure.state,
    responses: disclosure.responses,
    overall: computeOverall(disclosure),
    change: change(null),
    rounds: listRounds(createRound(disclosure), earlierRounds, () => true),
    categories: describeCategories(CATEGORIES, {
      tally,
      disclosure,
      includesQuestions: () => disclosure.state !== "too-few",
      getChange: change,
      getPeers: (id) => compareWithPeers(disclosure.scoreOf(id), peers, id),
    }),
  };
}
