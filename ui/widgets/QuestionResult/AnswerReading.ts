import type { Reading } from "../../charts/reading.ts";

/** How one answer of a question is read. */
export interface AnswerReading {
  id: string | number;
  label: string;
  /** Of those who answered the question, 0 to 1; too-few where it is hidden. */
  share: Reading;
  /** What is read instead of the figure: "95 % or more". */
  text?: string;
}
