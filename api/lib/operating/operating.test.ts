import { expect, test } from "vitest";
import { PRODUCTION } from "../../testing/production.ts";
import { readEnv } from "./env.ts";
import { Histogram } from "./metrics.ts";

test("a histogram adds a duration to every bucket with a bound not below it, and to the sum and count of its labels", () => {
  const histogram = new Histogram("response_seconds", "Time to respond");
  const countHome = histogram.createObserver({ route: "home", status: "200" });
  histogram.createObserver({ route: "map", status: "200" })(30);
  for (const seconds of [0.001, 0.015, 0.015]) countHome(seconds);
  const lines = histogram.text().split("\n");
  expect(lines.slice(0, 2)).toEqual([
    "# HELP response_seconds Time to respond",
    "# TYPE response_seconds histogram",
  ]);
  expect(lines).toEqual(
    expect.arrayContaining([
      'response_seconds_bucket{route="home",status="200",le="0.001"} 1',
      'response_seconds_bucket{route="home",status="200",le="0.005"} 1',
      'response_seconds_bucket{route="home",status="200",le="0.02"} 3',
      'response_seconds_bucket{route="home",status="200",le="+Inf"} 3',
      'response_seconds_sum{route="home",status="200"} 0.031',
      'response_seconds_count{route="home",status="200"} 3',
      'response_seconds_bucket{route="map",status="200",le="10"} 0',
      'response_seconds_bucket{route="map",status="200",le="+Inf"} 1',
    ]),
  );
});

test("labels are escaped as Prometheus requires", () => {
  const histogram = new Histogram("response_seconds", "Time to respond");
  histogram.createObserver({ route: 'a "b" \\ c\n' })(1);
  expect(histogram.text()).toContain('response_seconds_count{route="a \\"b\\" \\\\ c\\n"} 1\n');
});

test("S35 production requires an https origin, a key and a mail server", () => {
  expect(readEnv(PRODUCTION).PUBLIC_ORIGIN).toBe("https://gbvf.example");
  expect(() => readEnv({ NODE_ENV: "production" })).toThrow(
    "The configuration cannot be used: PUBLIC_ORIGIN: production needs it; SECRET_KEY: production needs it; SMTP_URL: production needs it.",
  );
  expect(() => readEnv({ ...PRODUCTION, SMTP_URL: "" })).toThrow(/SMTP_URL: production needs it\.$/);
});

test("S9 S27 an http origin is accepted outside production only", () => {
  const httpOrigin = "http://gbvf.example";
  expect(() => readEnv({ ...PRODUCTION, PUBLIC_ORIGIN: httpOrigin })).toThrow(
    /PUBLIC_ORIGIN: production needs https\.$/,
  );
  expect(readEnv({ PUBLIC_ORIGIN: httpOrigin }).PUBLIC_ORIGIN).toBe(httpOrigin);
});
