import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { Durations } from "./Durations.ts";

export class Metrics {
  readonly #registry = new Registry();
  readonly #durations = new Durations(
    "http_request_duration_seconds",
    "Time to answer, by method, route and status",
  );
  readonly #dataChanges = new Counter({
    name: "public_data_changes_total",
    help: "How often kept public answers were dropped because data had changed",
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

  answersOf(method: string, route: string, status: number): (seconds: number) => void {
    return this.#durations.countOf({ method, route, status: String(status) });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  async text(): Promise<string> {
    return `${await this.#registry.metrics()}\n${this.#durations.text()}`;
  }

  dataChanged(): void {
    this.#dataChanges.inc();
  }
}
