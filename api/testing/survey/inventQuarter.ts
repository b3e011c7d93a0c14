import fc from "fast-check";
import type { Chain } from "../../survey/results/groups.ts";
import type { QuestionTally, SurveyTally } from "../../survey/results/surveyTally.ts";

export const STAFF = 1;
export const STUDENTS = 2;
export const UNIVERSITY = 4;
export const DEMOGRAPHIC = 5;

type InventedSurvey = {
  questionnaireId: number;
  expectedResponses: number;
  tally: SurveyTally;
  earlier: SurveyTally;
};
export type InventedOrganisation = {
  organisationId: number;
  organisationTypeId: number;
  chain: Chain;
  surveys: InventedSurvey[];
};

const CHAINS: readonly Chain[] = [
  [31, 21, 11, 0],
  [32, 21, 11, 0],
  [33, 22, 11, 0],
  [34, 23, 11, 0],
  [35, 24, 12, 0],
];

const SCORES: readonly { category: number; scores: readonly (number | null)[] }[] = [
  ...[1, 2, 3].flatMap((category) => [
    { category, scores: [2, 1, 0] },
    { category, scores: [1, 0] },
  ]),
  { category: DEMOGRAPHIC, scores: [null, null, null, null] },
];

/** Small numbers make small groups and unanimous answers likely. */
const responseCounts = fc.oneof(
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 9 }) },
  { weight: 6, arbitrary: fc.integer({ min: 10, max: 26 }) },
);

const arrayOf = <T>(arbitrary: fc.Arbitrary<T>, length: number) =>
  fc.array(arbitrary, { minLength: length, maxLength: length });
const declinedCounts = fc.oneof(
  { weight: 19, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 20 }) },
);
const cutShares = fc.integer({ min: 0, max: 10 }).map((tenths) => tenths / 10);

const buildTally = (questionnaireId: number): fc.Arbitrary<SurveyTally> =>
  fc
    .tuple(
      responseCounts,
      arrayOf(declinedCounts, SCORES.length),
      arrayOf(arrayOf(cutShares, 3), SCORES.length),
    )
    .map(([responses, declines, cuts]) => ({
      healthCheckId: 0,
      responses,
      questions: SCORES.map((maxScore, index) => {
        const answerCount = Math.max(0, responses - (declines[index] as number));
        return getQuestion(questionnaireId * 100 + index, maxScore, {
          answered: answerCount,
          cuts: cuts[index] as number[],
        });
      }),
    }));

const buildSurvey = (questionnaireId: number): fc.Arbitrary<InventedSurvey> =>
  fc.tuple(buildTally(questionnaireId), buildTally(questionnaireId)).map(([tally, earlier]) => ({
    questionnaireId,
    expectedResponses: tally.responses + 3,
    tally,
    earlier,
  }));

function getQuestion(
  questionId: number,
  { category, scores }: (typeof SCORES)[number],
  { answered, cuts }: { answered: number; cuts: readonly number[] },
): QuestionTally {
  const bounds = cuts.slice(0, scores.length - 1).map((share) => Math.round(share * answered));
  const ends = [...bounds.toSorted((a, b) => a - b), answered];
  return {
    questionId,
    questionKey: `q${questionId}`,
    questionCategoryId: category,
    description: `Question ${questionId}`,
    questionTypeId: 3,
    visualizeTypeId: 4,
    answered,
    answers: scores.map((score, answer) => ({
      possibleAnswerId: questionId * 10 + answer,
      description: `Answer ${answer}`,
      score,
      count: (ends[answer] as number) - (ends[answer - 1] ?? 0),
    })),
  };
}

const listSurveys = (organisationTypeId: number): fc.Arbitrary<InventedSurvey[]> =>
  organisationTypeId === UNIVERSITY
    ? fc
        .tuple(buildSurvey(STAFF), buildSurvey(STUDENTS), fc.subarray([STAFF, STUDENTS], { minLength: 1 }))
        .map(([staff, students, surveys]) =>
          [staff, students].filter(({ questionnaireId }) => surveys.includes(questionnaireId)),
        )
    : buildSurvey(STAFF).map((staff) => [staff]);

const organisation: fc.Arbitrary<Omit<InventedOrganisation, "organisationId">> = fc
  .constantFrom(1, 1, UNIVERSITY)
  .chain((organisationTypeId) =>
    fc.record({
      organisationTypeId: fc.constant(organisationTypeId),
      chain: fc.constantFrom(...CHAINS),
      surveys: listSurveys(organisationTypeId),
    }),
  );

export const inventedQuarters: fc.Arbitrary<InventedOrganisation[]> = fc
  .array(organisation, { minLength: 3, maxLength: 14 })
  .map((organisations) =>
    organisations.map((generated, index) => ({
      ...generated,
      organisationId: index + 1,
      surveys: generated.surveys.map((survey) => ({
        ...survey,
        tally: { ...survey.tally, healthCheckId: (index + 1) * 10 + survey.questionnaireId },
      })),
    })),
  );
