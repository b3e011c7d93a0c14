import type { ImportChoices, ImportQuestions } from "../import/choices.ts";

export function describeForAudit(choices: ImportChoices | undefined): Record<string, string[]> {
  if (choices === undefined) return {};
  const { categoryId } = choices;
  return {
    ...(categoryId !== undefined && { figures: [`category ${categoryId}`] }),
    columns: choices.columns.map(({ heading, meaning }) => `${heading}: ${meaning ?? "left out"}`),
    stations: choices.stations.map(({ name, stationCode }) => `${name}: ${stationCode ?? "left out"}`),
  };
}

/** Adds the earlier choices that the latest ones do not replace. */
export function mergeChoices(earlier: ImportChoices | undefined, choices: ImportChoices): ImportChoices {
  const headings = new Set(choices.columns.map(({ heading }) => heading));
  const names = new Set(choices.stations.map(getNameKey));
  const { columns = [], stations = [] } = earlier ?? {};
  const categoryId = choices.categoryId ?? earlier?.categoryId;
  return {
    ...(categoryId !== undefined && { categoryId }),
    columns: [...columns.filter(({ heading }) => !headings.has(heading)), ...choices.columns],
    stations: [...stations.filter((each) => !names.has(getNameKey(each))), ...choices.stations],
  };
}

const getNameKey = ({ name, province }: { name: string; province: string }) => `${name}\n${province}`;

export function applyChoices(questions: ImportQuestions, choices: ImportChoices): ImportQuestions {
  const meaningByHeading = new Map(choices.columns.map((each) => [each.heading, each.meaning]));
  const codeByName = new Map(choices.stations.map((each) => [getNameKey(each), each.stationCode]));
  return {
    ...questions,
    ...(questions.category && {
      category: { ...questions.category, categoryId: choices.categoryId ?? null },
    }),
    columns: questions.columns.map((each) => ({
      ...each,
      meaning: meaningByHeading.get(each.heading) ?? null,
      isChosen: meaningByHeading.has(each.heading),
    })),
    stations: questions.stations.map((each) => ({
      ...each,
      stationCode: codeByName.get(getNameKey(each)) ?? null,
    })),
  };
}
