import { type Block, chooseBlocks, type PlacedOrganisation } from "./chooseBlocks.ts";
import { discloseSurvey, type QuestionDisclosure } from "./discloseSurvey.ts";
import { type DisclosedSurvey, meanAnswers, scoredOf } from "./meansOfSurveys.ts";
import type { QuestionTally, SurveyTally } from "./surveyTally.ts";

/** A closed survey with the questionnaire that it asked. */
export type AskedSurvey = { organisationId: number; questionnaireId: number; tally: SurveyTally };

/** How the organisations of an area answered together, each of which counts the same, in whole per cent. */
export type AreaAnswers = {
  organisations: number;
  /** The scored ones. */
  tally: SurveyTally;
  question(question: QuestionTally): QuestionDisclosure;
};

/**
 * Decides what may be shown of how the organisations of areas answered: districts, provinces, the country. It is made of
 * nothing but what is shown of each survey by itself, so that it tells of people nothing that their organisation's page
 * does not; which organisations are counted where, see `chooseBlocks`.
 *
 * @param surveys all closed ones of a quarter
 * @param organisations those with a public result in it
 * @param published ids of the organisations over which each of its public figures is
 */
export function discloseAreas(
  surveys: readonly AskedSurvey[],
  organisations: readonly PlacedOrganisation[],
  published: readonly (readonly number[])[],
): (questionnaireId: number, area: number) => AreaAnswers | null {
  const placed = new Map(organisations.map((each) => [each.organisationId, each]));
  const byQuestionnaire = Map.groupBy(surveys, ({ questionnaireId }) => questionnaireId);
  const families = [...byQuestionnaire]
    .toSorted(([a], [b]) => a - b)
    .map(([questionnaireId, own]) => ({
      questionnaireId,
      surveys: new Map(own.flatMap((survey) => counted(survey, placed.has(survey.organisationId)))),
    }));
  const blocks = chooseBlocks(
    organisations,
    families.map((family) => new Set(family.surveys.keys())),
    published,
  );
  return (questionnaireId, area) => {
    const at = families.findIndex((family) => family.questionnaireId === questionnaireId);
    const inside = (blocks[at] ?? []).filter((block) => isIn(block, area, placed));
    const shown = inside.flatMap(({ members }) =>
      members.map((id) => families[at]?.surveys.get(id) as DisclosedSurvey),
    );
    if (shown[0] === undefined) return null;
    const { tally } = shown[0];
    return {
      organisations: shown.length,
      tally: { ...tally, questions: scoredOf(tally) },
      question: (question) => meanAnswers(question, shown),
    };
  };
}

/** A survey of which every scored question may be shown; nothing otherwise. */
function counted({ organisationId, tally }: AskedSurvey, isPublic: boolean): [number, DisclosedSurvey][] {
  const own = discloseSurvey(tally);
  if (!isPublic || own.state !== "shown") return [];
  const isWhole = scoredOf(tally).every((question) => own.question(question).state === "shown");
  return isWhole ? [[organisationId, { own, tally }]] : [];
}

/** A block lies in its own area and in those around it. */
function isIn(block: Block, area: number, placed: ReadonlyMap<number, PlacedOrganisation>): boolean {
  const areas = placed.get(block.members[0] as number)?.areas ?? [];
  return areas.indexOf(area) >= areas.indexOf(block.area);
}
