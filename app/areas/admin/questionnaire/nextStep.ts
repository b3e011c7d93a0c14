interface QuestionnairePeriod {
  effectiveFrom: string;
  isCurrent: boolean;
}

export function getNextStep<Q extends QuestionnairePeriod>(questionnaires: readonly Q[], hasDraft: boolean) {
  const open = questionnaires.find(({ isCurrent }) => isCurrent);
  const latest = questionnaires.toSorted((a, b) => b.effectiveFrom.localeCompare(a.effectiveFrom, "en"))[0];
  const next = open && latest && latest.effectiveFrom > open.effectiveFrom ? latest : undefined;
  const step = next
    ? "Nothing to do now."
    : hasDraft
      ? "Next: check the draft and publish it."
      : "Next: write the next questionnaire.";
  return { open, next, step };
}
