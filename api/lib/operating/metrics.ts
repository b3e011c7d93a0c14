import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";

/** Seconds. */
const BOUNDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

type Tally = { labels: string; withinBound: number[]; count: number; sum: number };

/**
 * Replaces prom-client, which builds a key for every observation and is slow compared with a cached response.
 */
export class Histogram {
  readonly #name: string;
  readonly #help: string;
  readonly #tallies: Tally[] = [];

  constructor(name: string, help: string) {
    this.#name = name;
    this.#help = help;
  }

  createObserver(labels: Readonly<Record<string, string>>): (seconds: number) => void {
    const labelPairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
    const tally: Tally = { labels: labelPairs.join(","), withinBound: BOUNDS.map(() => 0), count: 0, sum: 0 };
    this.#tallies.push(tally);
    return (seconds) => {
      tally.count += 1;
      tally.sum += seconds;
      for (let bound = BOUNDS.length - 1; bound >= 0 && seconds <= (BOUNDS[bound] as number); bound--) {
        (tally.withinBound[bound] as number) += 1;
      }
    };
  }

  /** Writes the format of https://prometheus.io/docs/instrumenting/exposition_formats/ */
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

const escapeLabel = (value: string) =>
  value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");

export class Metrics {
  readonly #registry = new Registry();
  readonly #histogram = new Histogram(
    "http_request_duration_seconds",
    "Time to answer, by method, route and status",
  );
  readonly #dataChanges = new Counter({
    name: "public_data_changes_total",
    help: "How often cached public responses were dropped because data had changed",
    registers: [this.#registry],
  });

  readonly #failedPages = new Counter({
    name: "page_rendering_failures_total",
    help: "How often a public page went out without its content because rendering failed",
    registers: [this.#registry],
  });

  constructor(isReadFromReplica: () => boolean) {
    collectDefaultMetrics({ register: this.#registry });
    new Gauge({
      name: "public_reads_from_replica",
      help: "1 while public answers are made from the database at DATABASE_READ_URL, 0 while from DATABASE_URL",
      registers: [this.#registry],
      collect() {
        this.set(isReadFromReplica() ? 1 : 0);
      },
    });
  }

  countResponses(method: string, route: string, status: number): (seconds: number) => void {
    return this.#histogram.createObserver({ method, route, status: String(status) });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  async text(): Promise<string> {
    return `${await this.#registry.metrics()}\n${this.#histogram.text()}`;
  }

  countFailedPage(): void {
    this.#failedPages.inc();
  }

  countDataChange(): void {
    this.#dataChanges.inc();
  }
}
