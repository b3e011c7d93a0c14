import type { MeasureMethod } from "../lib/measure.ts";

export const method: MeasureMethod = {
  counts:
    "Staff and students answer anonymous surveys of their organisation. A response’s score in a category is the sum of its answers’ scores over the highest possible sum; an organisation’s score is the mean of its responses. Overall maturity is the mean of policies, practices and behaviours.",
  outOf:
    "An area’s figure is the mean of its organisations, each with the same weight, in per cent. ‘I prefer not to say’ counts neither for nor against.",
  period: "Calendar quarters, shown once a quarter has ended.",
  hidden:
    "An organisation with fewer than 5 responses counts nowhere. An area with fewer than 3 organisations shows no figure, and neither do as many areas beside it as would let anyone work it out. No organisation’s own result is ever public. A figure that changed after it was published is taken out of older releases: the two together could tell what one organisation had added.",
  limits: [
    "Organisations choose to take part, so an area’s figure says nothing about those that did not.",
    "People judge their own organisation. A higher score can also mean milder answers.",
    "The organisations differ from quarter to quarter, so part of a change can be a change of who answered.",
  ],
};
