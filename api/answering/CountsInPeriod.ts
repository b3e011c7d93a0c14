/** In memory only: a database row would reveal when answers came and from where. */
export class CountsInPeriod {
  readonly #periodMs: number;
  readonly #counts = new Map<string | number, number>();
  #endsAt = 0;

  constructor(periodMs: number) {
    this.#periodMs = periodMs;
  }

  clear(): void {
    this.#counts.clear();
  }

  add(key: string | number, now: Date): { count: number; secondsLeft: number } {
    if (now.getTime() >= this.#endsAt) {
      this.#counts.clear();
      this.#endsAt = now.getTime() + this.#periodMs;
    }
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return { count, secondsLeft: Math.ceil((this.#endsAt - now.getTime()) / 1000) };
  }
}
