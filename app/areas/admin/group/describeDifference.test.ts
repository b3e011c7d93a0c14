import { expect, test } from "vitest";
import { describeDifference } from "./describeDifference.ts";

const describe = (actionId: number) => (actionId === 36 ? "Delete users (36)" : "See applications (31)");

const noDifference = {
  memberCount: 12,
  changes: [],
  losesEveryDashboard: { peopleCount: 0, people: [] },
  isLastAdministrator: false,
  notifiesAdministrators: false,
};

test("describeDifference writes a sentence for each change and each consequence", () => {
  expect(
    describeDifference(
      {
        ...noDifference,
        changes: [
          {
            actionId: 36,
            change: "added",
            peopleCount: 7,
            people: ["Nomsa Dlamini", "Thabo Mokoena"],
            isRefused: false,
          },
          { actionId: 31, change: "removed", peopleCount: 0, people: [], isRefused: true },
        ],
        losesEveryDashboard: { peopleCount: 1, people: ["Ayanda Naidoo"] },
        isLastAdministrator: true,
      },
      describe,
    ),
  ).toEqual([
    "+ Delete users (36). 7 people gain it: Nomsa Dlamini, Thabo Mokoena and 5 others.",
    "− See applications (31). Nobody’s permissions change. You may not do this.",
    "1 person loses every dashboard: Ayanda Naidoo.",
    "This will be refused: at least one administrator has to stay.",
  ]);
});
