import { type Block, chooseBlocks, type PlacedOrganisation } from "./chooseBlocks.ts";
import { discloseSurvey, type QuestionDisclosure } from "./discloseSurvey.ts";
import { isCounting } from "./maturity.ts";
import { type DisclosedSurvey, meanAnswers, scoredOf } from "./meansOfSurveys.ts";
import type { PlacedRun } from "./resultRows.ts";
import type { QuestionTally, SurveyTally } from "./surveyTally.ts";

type AskedRun = PlacedRun & { questionnaireId: number; tally: SurveyTally };

/** Each organisation counts the same; whole per cent. */
export type AreaAnswers = {
  /** Only their number may be shown. */
  members: readonly number[];
  tally: SurveyTally;
  question(question: QuestionTally): QuestionDisclosure;
};

/**
 * Made of what each survey's page shows by itself, so it reveals no more of people.
 *
 * @param runs all closed ones of a quarter
 * @param published ids of the organisations of each public figure
 */
export function discloseAreas(
  runs: readonly AskedRun[],
  published: readonly (readonly number[])[],
): (questionnaireId: number, area: number) => AreaAnswers | null {
  const organisations = organisationsOf(runs);
  const placed = new Map(organisations.map((each) => [each.organisationId, each]));
  const byQuestionnaire = Map.groupBy(runs, ({ questionnaireId }) => questionnaireId);
  const families = [...byQuestionnaire]
    .toSorted(([a], [b]) => a - b)
    .map(([questionnaireId, own]) => ({
      questionnaireId,
      surveys: new Map(own.flatMap((run) => counted(run, placed.has(run.organisationId)))),
    }));
  const blocks = chooseBlocks(
    organisations,
    families.map((family) => new Set(family.surveys.keys())),
    published,
  );
  return (questionnaireId, area) => {
    const at = families.findIndex((family) => family.questionnaireId === questionnaireId);
    const inside = (blocks[at] ?? []).filter((block) => isIn(block, area, placed));
    const members = inside.flatMap((block) => block.members);
    const shown = members.map((id) => families[at]?.surveys.get(id) as DisclosedSurvey);
    if (shown[0] === undefined) return null;
    const { tally } = shown[0];
    return {
      members,
      tally: { ...tally, questions: scoredOf(tally) },
      question: (question) => meanAnswers(question, shown),
    };
  };
}

function organisationsOf(runs: readonly AskedRun[]): PlacedOrganisation[] {
  const counting = Map.groupBy(runs.filter(isCounting), ({ organisationId }) => organisationId);
  return [...counting].map(([organisationId, own]) => ({
    organisationId,
    areas: (own[0] as AskedRun).chain.slice(1),
    isMixed: own.length > 1,
  }));
}

function counted({ organisationId, tally }: AskedRun, isPublic: boolean): [number, DisclosedSurvey][] {
  const own = discloseSurvey(tally);
  if (!isPublic || own.state !== "shown") return [];
  const isWhole = scoredOf(tally).every((question) => own.question(question).state === "shown");
  return isWhole ? [[organisationId, { own, tally }]] : [];
}

function isIn(block: Block, area: number, placed: ReadonlyMap<number, PlacedOrganisation>): boolean {
  const areas = placed.get(block.members[0] as number)?.areas ?? [];
  return areas.indexOf(area) >= areas.indexOf(block.area);
}
