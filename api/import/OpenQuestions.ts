import type { ImportQuestions } from "./choices.ts";
import { type ErrorPosition, ImportError } from "./ImportError.ts";

/** An administrator can resolve this error by choosing the meaning of a column or a name. */
export class OpenQuestions extends ImportError {
  readonly questions: ImportQuestions;

  constructor(
    file: string,
    message: string,
    at: number | ErrorPosition | undefined,
    questions: Partial<ImportQuestions>,
  ) {
    super(file, message, at);
    this.questions = {
      columns: [],
      categories: [],
      missing: [],
      stations: [],
      furtherNames: 0,
      ...questions,
    };
  }
}
