import { type Block, chooseBlocks, type PlacedOrganisation } from "./chooseBlocks.ts";
import { type Disclosure, discloseSurvey, type QuestionDisclosure } from "./discloseSurvey.ts";
import { isCounting } from "./maturity.ts";
import { mostPointsOf } from "./points.ts";
import type { PlacedRun } from "./resultRows.ts";
import { type QuestionTally, SINGLE_CHOICE, type SurveyTally } from "./surveyTally.ts";

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

type DisclosedSurvey = { own: Disclosure; tally: SurveyTally };

const scoredOf = ({ questions }: SurveyTally): QuestionTally[] =>
  questions.filter((question) => question.questionCategoryId <= 3 && mostPointsOf(question) > 0);

/** The mean of what each survey shows, in whole per cent. */
function meanAnswers(question: QuestionTally, surveys: readonly DisclosedSurvey[]): QuestionDisclosure {
  const shares = surveys.map((survey) => sharesOf(question, survey));
  const means = question.answers.map(
    (_, at) => sumOf(shares.map((own) => own[at] as number)) / shares.length,
  );
  const whole = question.questionTypeId === SINGLE_CHOICE ? wholeOf(means) : means.map(Math.round);
  const most = mostPointsOf(question);
  const points = sumOf(question.answers.map(({ score }, at) => (score ?? 0) * (means[at] as number)));
  const inCategory = scoredOf((surveys[0] as DisclosedSurvey).tally).filter(
    ({ questionCategoryId }) => questionCategoryId === question.questionCategoryId,
  );
  return {
    state: "shown",
    answers: question.answers.map(({ possibleAnswerId, description, score }, at) => ({
      possibleAnswerId,
      description,
      score,
      distributionValue: whole[at] as number,
    })),
    answered: null,
    score: Math.round(points / most),
    lift: Math.round((100 * most - points) / sumOf(inCategory.map(mostPointsOf))),
  };
}

function sharesOf(question: QuestionTally, { own, tally }: DisclosedSurvey): number[] {
  const asked = tally.questions.find(({ questionId }) => questionId === question.questionId) as QuestionTally;
  return own.question(asked).answers.map(({ distributionValue }) => distributionValue as number);
}

/** The sum stays 100. */
function wholeOf(shares: readonly number[]): number[] {
  const down = shares.map(Math.floor);
  const missing = Math.round(sumOf(shares)) - sumOf(down);
  const lost = [...shares.keys()].toSorted(
    (a, b) => ((shares[b] as number) % 1) - ((shares[a] as number) % 1) || a - b,
  );
  return down.map((share, at) => share + Number(lost.indexOf(at) < missing));
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
