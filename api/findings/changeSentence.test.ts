import { expect, test } from "vitest";
import { describeMeasure as describeCrime } from "../crime/measureDescription.ts";
import { measureDescription as maturityMeasure } from "../health-check/measureDescription.ts";
import { buildChanceNote, getDirection } from "./Area.ts";
import { areasChangeSentence, changeSentence } from "./changeSentence.ts";

test("a certain change is named before a change based on few cases", () => {
  const latest = { period: "Jul - Sep 2026", area: { name: "Capricorn", value: 0.5, cases: 30 } };
  const change = (from: number, direction: "rose" | "unsure") => ({
    period: latest.period,
    to: latest.area.value,
    since: "",
    from,
    direction,
    basis: null,
  });
  const writeSentence = (quarter: Parameters<typeof change>, year: Parameters<typeof change>) =>
    changeSentence(maturityMeasure, latest, {
      sinceQuarter: change(...quarter),
      sinceYear: change(...year),
      sinceCycle: null,
    });
  const beginning = writeSentence([0.4, "rose"], [0.3, "rose"])?.split(", up")[0];
  expect(writeSentence([0.4, "rose"], [0.3, "rose"])).toBe(
    `${beginning}, up from 40.00% the quarter before and 30.00% a year before`,
  );
  expect(writeSentence([0.9, "unsure"], [0.4, "rose"])).toBe(
    `${beginning}, up from 40.00% a year before; it was 90.00% the quarter before, and with fewer than 20 responses that difference may be chance`,
  );
  expect(writeSentence([0.9, "unsure"], [0.8, "unsure"])).toBe(
    `${beginning}, against 90.00% the quarter before and 80.00% a year before; fewer than 20 responses, so the difference may be chance`,
  );
});

test.each([
  [19, "unsure", "; fewer than 20 responses, so the difference may be chance"],
  [20, "rose", ""],
])("a change on %i cases is %s", (cases, direction, note) => {
  const latest = { name: "Capricorn", value: 0.5, cases };
  expect(getDirection({ value: 0.4, cases: 30 }, latest)).toBe(direction);
  expect(buildChanceNote([latest], "responses")).toBe(note);
});

test("areas whose change may be chance count as about the same", () => {
  const description = describeCrime(1);
  const writeSentence = (...directions: ("rose" | "fell" | "same" | "about-same")[]) =>
    areasChangeSentence(
      description,
      directions.map((direction) => ({
        period: "Apr - Jun 2026",
        to: 1,
        since: "Jan - Mar 2026",
        from: 1,
        direction,
        basis: null,
      })),
      1,
    );
  expect(writeSentence("rose", "fell", "about-same")).toBe(
    "1 of 3 provinces rose and 1 fell from Jan - Mar 2026 to Apr - Jun 2026; 1 is about the same",
  );
  expect(writeSentence("about-same", "about-same", "same")).toBe(
    "All 3 provinces are about the same in Apr - Jun 2026 as in Jan - Mar 2026",
  );
});
