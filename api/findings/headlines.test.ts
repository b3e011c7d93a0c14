import { expect, test } from "vitest";
import { describeMeasure } from "../crime/measureDescription.ts";
import { changeHeadline, shareHeadline } from "./headlines.ts";

test("a headline has the longest comparison that fits", () => {
  const description = describeMeasure(1);
  const figure = { value: 2 };
  const short = ", up from 1.00 the quarter before";
  expect(changeHeadline(figure, description, ["x".repeat(90), short])).toBe(`2.00${short}`);
  expect(changeHeadline(figure, description, ["; 2.00 in both, the same"])).toBe("2.00 in both, the same");
});

test("a headline of shares omits the total before the coverage", () => {
  const of = "the sexual offences that were reported to the police in all places";
  expect(shareHeadline(`Of 4 districts with figures, A has the largest share of ${of}, 1.00%`, of)).toBe(
    "Of 4 districts with figures, A has the largest share, 1.00%",
  );
});
