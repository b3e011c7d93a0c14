import { expect, test } from "vitest";
import { largestGaps, namesOf } from "./Gaps.tsx";

const requirement = (label: string, available: number, all: number, names: string[] = []) => ({
  id: 1,
  label,
  available,
  all,
  lackedBy: names.map((name, id) => ({ id, name })),
});

test("what is missing at the largest part of the places comes first; what is nowhere missing is left out", () => {
  const gaps = largestGaps([
    {
      id: 1,
      label: "Police stations",
      about: "",
      notCaptured: [],
      requirements: [
        requirement("Desk", 9, 10, ["Far"]),
        requirement("Room", 4, 4),
        requirement("Forum", 0, 0),
      ],
    },
    { id: 2, label: "Shelters", about: "", notCaptured: [], requirements: [requirement("Bed", 0, 1)] },
  ]);
  expect(gaps.map(({ requirement, missing, all, names }) => [requirement, missing, all, names])).toEqual([
    ["Bed", 1, 1, []],
    ["Desk", 1, 10, ["Far"]],
  ]);
});

test.each([
  [[], "", 0],
  [["A", "B"], "A and B", 0],
  [["A", "B", "C", "D"], "A, B, C and D", 0],
  [["A", "B", "C", "D", "E"], "A, B, C", 2],
])("%j", (names, named, left) => {
  expect(namesOf(names)).toEqual({ named, left });
});
