import { expect, test } from "vitest";
import { Durations } from "./metrics.ts";

test("a duration is within every bound that it does not exceed, and in the sum and count of its kind", () => {
  const durations = new Durations("answer_seconds", "Time to answer");
  const countHome = durations.countOf({ route: "home", status: "200" });
  durations.countOf({ route: "map", status: "200" })(30);
  for (const seconds of [0.001, 0.015, 0.015]) countHome(seconds);
  const lines = durations.text().split("\n");
  expect(lines.slice(0, 2)).toEqual([
    "# HELP answer_seconds Time to answer",
    "# TYPE answer_seconds histogram",
  ]);
  expect(lines).toEqual(
    expect.arrayContaining([
      'answer_seconds_bucket{route="home",status="200",le="0.001"} 1',
      'answer_seconds_bucket{route="home",status="200",le="0.005"} 1',
      'answer_seconds_bucket{route="home",status="200",le="0.02"} 3',
      'answer_seconds_bucket{route="home",status="200",le="+Inf"} 3',
      'answer_seconds_sum{route="home",status="200"} 0.031',
      'answer_seconds_count{route="home",status="200"} 3',
      'answer_seconds_bucket{route="map",status="200",le="10"} 0',
      'answer_seconds_bucket{route="map",status="200",le="+Inf"} 1',
    ]),
  );
});

test("labels are quoted as Prometheus reads them", () => {
  const durations = new Durations("answer_seconds", "Time to answer");
  durations.countOf({ route: 'a "b" \\ c\n' })(1);
  expect(durations.text()).toContain('answer_seconds_count{route="a \\"b\\" \\\\ c\\n"} 1\n');
});
