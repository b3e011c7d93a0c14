/** In seconds. */
const BOUNDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

type Tally = { labels: string; withinBound: number[]; count: number; sum: number };

/**
 * prom-client builds a key from labels for every observation, which is costly for a cached answer; this looks
 * up each kind once.
 */
export class Durations {
  readonly #name: string;
  readonly #help: string;
  readonly #tallies: Tally[] = [];

  constructor(name: string, help: string) {
    this.#name = name;
    this.#help = help;
  }

  /** Call once for each set of labels. */
  countOf(labels: Readonly<Record<string, string>>): (seconds: number) => void {
    const written = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
    const tally: Tally = { labels: written.join(","), withinBound: BOUNDS.map(() => 0), count: 0, sum: 0 };
    this.#tallies.push(tally);
    return (seconds) => {
      tally.count += 1;
      tally.sum += seconds;
      for (let bound = BOUNDS.length - 1; bound >= 0 && seconds <= (BOUNDS[bound] as number); bound--) {
        (tally.withinBound[bound] as number) += 1;
      }
    };
  }

  /** https://prometheus.io/docs/instrumenting/exposition_formats/ */
  text(): string {
    const lines = this.#tallies.flatMap(({ labels, withinBound, count, sum }) => [
      ...withinBound.map((within, bound) => this.#line("_bucket", `${labels},le="${BOUNDS[bound]}"`, within)),
      this.#line("_bucket", `${labels},le="+Inf"`, count),
      this.#line("_sum", labels, sum),
      this.#line("_count", labels, count),
    ]);
    return [`# HELP ${this.#name} ${this.#help}`, `# TYPE ${this.#name} histogram`, ...lines, ""].join("\n");
  }

  #line(suffix: string, labels: string, value: number): string {
    return `${this.#name}${suffix}{${labels}} ${value}`;
  }
}

const escaped = (value: string) =>
  value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
