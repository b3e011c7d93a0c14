import type { Point } from "./geometry.ts";
import {
  type Box,
  boxAround,
  containsBox,
  containsPoint,
  fitsInArea,
  getBox,
  getPoints,
  isInside,
  isOverlapping,
  type Size,
  segmentMeetsBox,
  segmentsCross,
} from "./shapes.ts";

export interface LabelWish {
  anchor: Point;
  rings: readonly (readonly Point[])[];
  /** Sizes of a label on its area, the preferred size first. */
  sizes: readonly Size[];
  /** Size of a label outside its area. */
  calloutSize: Size;
}

/** In the same unit as the wishes. */
export interface LabelSpace {
  box: Box;
  occupied: readonly Box[];
  /** The length of one px, in the same unit. */
  px: number;
}

export interface LabelPlace {
  /** The index in `sizes`, or "callout" for a label outside its area, with a line from the anchor. */
  size: number | "callout";
  middle: Point;
}

const getSize = ({ left, right, top, bottom }: Box): Size => ({ width: right - left, height: bottom - top });

/** How much of a label's width and height must be on its area. */
const SHARE_ON_AREA = 0.7;
const MAX_OFF_AREA = 2;
/** How many of the sizes, from the last, may extend beyond the area's edge. */
const TIGHT_SIZES = 2;
const DIRECTIONS = 16;
const FIRST_REACH_PX = 8;
const REACH_STEP_PX = 10;
const GRID_STEP_PX = 4;

/**
 * Places labels in order, each on its area in the largest size that fits; otherwise smaller and a little over
 * the edge; otherwise outside all areas with a line; otherwise anywhere. Labels never overlap; a place is
 * null only if no room is left. An anchor outside the space gets a label only if it fits on its area.
 */
export function placeLabels(wishes: readonly LabelWish[], space: LabelSpace): (LabelPlace | null)[] {
  const places = wishes.map((): LabelPlace | null => null);
  const boxes = [...space.occupied];
  const lines: (readonly [Point, Point])[] = [];
  const areas = wishes.map(({ rings }) => ({ rings, box: getBox(rings[0] ?? []) }));

  const isFree = (box: Box) => !boxes.some((other) => isOverlapping(box, other));
  const isClear = (box: Box) => containsBox(space.box, box) && isFree(box);
  const hidesOther = (box: Box, labelWish: LabelWish) =>
    wishes.some(
      (wish, index) => wish !== labelWish && places[index] === null && containsPoint(box, wish.anchor),
    );
  const isOffAreas = (box: Box) =>
    !getPoints(box).some((point) =>
      areas.some((area) => containsPoint(area.box, point) && isInside(point, area.rings)),
    );
  const isLineClear = (from: Point, to: Point, box: Box) =>
    !boxes.some((other) => segmentMeetsBox(from, to, other)) &&
    !lines.some(([a, b]) => segmentsCross(from, to, a, b) || segmentMeetsBox(a, b, box));

  const placeFirst = (
    candidates: Iterable<LabelPlace & { box: Box }>,
    { anchor }: LabelWish,
    isGood: (box: Box, middle: Point) => boolean,
  ): LabelPlace | null => {
    for (const { box, ...place } of candidates) {
      if (!isGood(box, place.middle)) continue;
      boxes.push(box);
      if (place.size === "callout") lines.push([anchor, place.middle]);
      return place;
    }
    return null;
  };
  const createCallout = (middle: Point, { calloutSize }: LabelWish) => ({
    size: "callout" as const,
    middle,
    box: boxAround(middle, calloutSize),
  });
  const listNearby = function* (wish: LabelWish) {
    const { anchor, calloutSize } = wish;
    const { left, right, top, bottom } = space.box;
    const end = Math.hypot(right - left, bottom - top);
    for (let reach = FIRST_REACH_PX * space.px; reach < end; reach += REACH_STEP_PX * space.px) {
      for (let direction = 0; direction < DIRECTIONS; direction++) {
        const angle = (direction / DIRECTIONS) * 2 * Math.PI;
        const x = anchor.x + Math.cos(angle) * (reach + calloutSize.width / 2);
        yield createCallout({ x, y: anchor.y + Math.sin(angle) * (reach + calloutSize.height / 2) }, wish);
      }
    }
  };
  /** Lists positions all over the space, the nearest to the anchor first. */
  const listEverywhere = (wish: LabelWish) => {
    const { anchor, calloutSize } = wish;
    const { left, right, top, bottom } = space.box;
    const step = GRID_STEP_PX * space.px;
    const middles: Point[] = [];
    for (let x = left + calloutSize.width / 2; x <= right; x += step)
      for (let y = top + calloutSize.height / 2; y <= bottom; y += step) middles.push({ x, y });
    const getDistance = ({ x, y }: Point) => Math.hypot(x - anchor.x, y - anchor.y);
    return middles
      .sort((a, b) => getDistance(a) - getDistance(b))
      .map((middle) => createCallout(middle, wish));
  };
  const listOnArea = ({ anchor, sizes }: LabelWish, first = 0) =>
    sizes
      .map((each, size) => ({ size, middle: anchor, box: boxAround(anchor, each) }))
      .filter(({ size }) => size >= first);

  const isInView = ({ anchor }: LabelWish) => containsPoint(space.box, anchor);
  const isGoodCallout = (box: Box, middle: Point, wish: LabelWish) =>
    isClear(box) && !hidesOther(box, wish) && isLineClear(wish.anchor, middle, box);
  const strategies: ((wish: LabelWish) => LabelPlace | null)[] = [
    (wish) =>
      placeFirst(
        listOnArea(wish),
        wish,
        (box) => (isInView(wish) ? isClear(box) : isFree(box)) && fitsInArea(box, wish),
      ),
    (wish) =>
      placeFirst(listOnArea(wish, wish.sizes.length - TIGHT_SIZES), wish, (box) => {
        const { width, height } = getSize(box);
        const core = boxAround(wish.anchor, { width: width * SHARE_ON_AREA, height: height * SHARE_ON_AREA });
        const pointsOffArea = getPoints(core).filter((point) => !isInside(point, wish.rings));
        return pointsOffArea.length <= MAX_OFF_AREA && isClear(box) && !hidesOther(box, wish);
      }),
    (wish) =>
      placeFirst(
        listNearby(wish),
        wish,
        (box, middle) => isGoodCallout(box, middle, wish) && isOffAreas(box),
      ),
    (wish) => placeFirst(listNearby(wish), wish, (box, middle) => isGoodCallout(box, middle, wish)),
    (wish) => placeFirst(listEverywhere(wish), wish, isClear),
  ];
  for (const [pass, place] of strategies.entries()) {
    for (const [index, wish] of wishes.entries()) {
      if (places[index] === null && (pass === 0 || isInView(wish))) places[index] = place(wish);
    }
  }
  return places;
}
