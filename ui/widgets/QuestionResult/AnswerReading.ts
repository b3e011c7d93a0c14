import type { Reading } from "../../charts/reading.ts";

export interface AnswerReading {
  id: string | number;
  label: string;
  /** Of those who answered, 0 to 1. */
  share: Reading;
}
