import fc from "fast-check";
import { expect, test } from "vitest";
import { FEWEST_RESPONSES } from "../survey-results/anonymity.ts";
import { discloseSurvey } from "../survey-results/discloseSurvey.ts";
import type { SurveyTally } from "../survey-results/surveyTally.ts";
import { everythingShown } from "./testing/everythingShown.ts";
import { type InventedOrganisation, inventedQuarters } from "./testing/inventQuarter.ts";
import { otherwise } from "./testing/otherwise.ts";

type Group = { healthCheckId: number; questionId: number; answer: number };

/** Answers that one to four people gave, and of which it is not shown how many did. */
function hiddenGroups(organisations: readonly InventedOrganisation[]): (Group & { tally: SurveyTally })[] {
  return organisations
    .flatMap(({ surveys }) => surveys)
    .flatMap(({ tally }) => {
      const { question: disclose } = discloseSurvey(tally);
      return tally.questions.flatMap((question) => {
        const shown = disclose(question).answers;
        return question.answers.flatMap(({ possibleAnswerId, count }, answer) => {
          const isShown = shown.some(
            (each) => each.possibleAnswerId === possibleAnswerId && each.display === "shown",
          );
          const isHidden = count > 0 && count < FEWEST_RESPONSES && !isShown;
          return isHidden
            ? [{ healthCheckId: tally.healthCheckId, questionId: question.questionId, answer, tally }]
            : [];
        });
      });
    });
}

const withTally = (
  organisations: readonly InventedOrganisation[],
  tally: SurveyTally,
): InventedOrganisation[] =>
  organisations.map((organisation) => ({
    ...organisation,
    surveys: organisation.surveys.map((survey) =>
      survey.tally.healthCheckId === tally.healthCheckId ? { ...survey, tally } : survey,
    ),
  }));

/** What is shown to anybody, but not what made it. */
const shownOf = (organisations: readonly InventedOrganisation[]): string => {
  const { rows, answers, pages } = everythingShown(organisations);
  return JSON.stringify({ rows, pages, answers: answers.map(({ questions }) => questions) });
};

const answersShown = (tally: SurveyTally): string =>
  JSON.stringify(tally.questions.map(discloseSurvey(tally).question));

test("S21 with everything shown together, a hidden group of one to four people could as well be of another size", () => {
  fc.assert(
    fc.property(inventedQuarters, fc.nat(), (organisations, draw) => {
      const groups = hiddenGroups(organisations);
      fc.pre(groups.length > 0);
      const group = groups[draw % groups.length] as (typeof groups)[number];
      const shown = shownOf(organisations);
      const own = answersShown(group.tally);
      for (const tally of otherwise(group.tally, group)) {
        if (answersShown(tally) !== own) continue;
        if (shownOf(withTally(organisations, tally)) === shown) return;
      }
      expect.fail(JSON.stringify(group));
    }),
    { numRuns: 50 },
  );
});
