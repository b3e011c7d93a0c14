import { expect, test } from "vitest";
import { alikeTo } from "./AlikeLink.tsx";

const place = (boundaryId: number, code: string, nationalBoundaryId: number, peopleCount: number | null) => ({
  boundaryId,
  code,
  nationalBoundaryId,
  peopleCount,
});
const emfuleni = place(1, "GT421", 3, 1_000_000);
const ids = (peers: readonly { boundaryId: number }[]) => peers.map(({ boundaryId }) => boundaryId);

test("as many people first, then the same province, and no metro beside a town", () => {
  const peers = [
    place(2, "GT422", 3, 100_000),
    place(3, "NC091", 7, 1_000_000),
    place(4, "GT481", 3, 900_000),
    place(5, "EKU", 3, 1_100_000),
  ];
  expect(ids(alikeTo(emfuleni, peers))).toEqual([4, 3, 5, 2]);
});

test("a place is not like itself, nor like one whose people nobody counted", () => {
  expect(alikeTo(emfuleni, [emfuleni, place(6, "GT423", 3, null)])).toEqual([]);
  expect(alikeTo(place(7, "LIM1", 5, null), [emfuleni])).toEqual([]);
});
