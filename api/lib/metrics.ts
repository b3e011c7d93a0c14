import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

/** What an operator's Prometheus reads at /metrics. */
export class Metrics {
  readonly registry = new Registry();
  readonly #duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer, by method, route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [this.registry],
  });
  readonly #dataChanges = new Counter({
    name: "public_data_changes_total",
    help: "How often kept public answers were dropped because data had changed",
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Takes the seconds that answers of one kind took. */
  durationOf(method: string, route: string, status: number): { observe(seconds: number): void } {
    return this.#duration.labels(method, route, String(status));
  }

  dataChanged(): void {
    this.#dataChanges.inc();
  }
}
