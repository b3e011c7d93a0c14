/** Its message is one sentence for the person who named the address. */
export class FetchFailure extends Error {
  readonly retryAfter: number | undefined;

  constructor(message: string, retryAfter?: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}
