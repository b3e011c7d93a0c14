import { colorScale, type ScaleStep } from "../../charts/scale.ts";
import { plain } from "../../text/words.ts";
import { dataColor } from "../../tokens/dataColor.ts";

const [none, one, more] = dataColor.collectiveAction.scale;

export const challengeScale: readonly ScaleStep[] = [
  {
    start: 0,
    end: 1,
    get description() {
      return plain("0 Active");
    },
    color: none,
    isZero: true,
  },
  {
    start: 1,
    end: 2,
    get description() {
      return plain("1 Active");
    },
    color: one,
  },
  {
    start: 2,
    end: null,
    get description() {
      return plain("2 or more Active");
    },
    color: more,
  },
];

export const challengeColor = colorScale(challengeScale);
