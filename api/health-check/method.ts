import type { MeasureMethod } from "../lib/figures/measure.ts";

export const method: MeasureMethod = {
  counts:
    "Staff and students answer anonymous surveys of their organisation. A response’s score in a category is the sum of its answers’ scores over the highest possible sum; an organisation’s score is the mean of its responses. Overall maturity is the mean of policies, practices and behaviours.",
  outOf:
    "An area’s figure is the mean of its organisations, each with the same weight, in per cent. ‘I prefer not to say’ counts neither for nor against.",
  period: "Calendar quarters, shown once a quarter has ended and all its surveys are closed.",
  hidden:
    "When a survey closes its counts are blurred, as the statistics offices of the United Kingdom (ONS) and Australia (ABS) blur the cells of their tables: up to four answers of each question move between its options, and no option gains or loses more than two. Then a few answers, most often none to three, are left out or counted twice, so numbers of responses are not exact either. So even somebody who knows all answers but one cannot be sure of the last; 95 in 100 of an organisation’s category scores are off by no more than 17 points with 5 responses, 9.5 with 10 and 5 with 20, and the mean of several organisations by less. An organisation with fewer than 5 responses counts nowhere. An area with fewer than 3 organisations shows no figure, and neither do as many areas beside it as would let anyone work it out. No organisation’s own result is ever shown in public. A figure that changed after it was published is taken out of older releases, for the two together tell what one organisation had added. But if a survey is deleted or left out after its quarter was published, anyone who kept the earlier figures can work out that organisation’s blurred score.",
  limits: [
    "Organisations choose to take part, so an area’s figure says nothing about those that did not.",
    "People judge their own organisation. A higher score can also mean milder answers.",
    "The organisations differ from quarter to quarter, so part of a change can be a change of who answered.",
  ],
};
