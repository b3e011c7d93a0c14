import { colorScale, type ScaleStep } from "../../charts/scale.ts";
import { dataColor } from "../../tokens/dataColor.ts";

const [none, one, more] = dataColor.collectiveAction.scale;

export const challengeScale: readonly ScaleStep[] = [
  {
    start: 0,
    end: 1,
    description: "0 Active",
    color: none,
    isZero: true,
  },
  {
    start: 1,
    end: 2,
    description: "1 Active",
    color: one,
  },
  {
    start: 2,
    end: null,
    description: "2 or more Active",
    color: more,
  },
];

export const challengeColor = colorScale(challengeScale);
