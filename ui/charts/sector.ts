const formatPoint = (angle: number, radius: number) =>
  `${roundPx(Math.sin(angle) * radius)} ${roundPx(-Math.cos(angle) * radius)}`;

const roundPx = (px: number) => Math.round(px * 1000) / 1000;

/**
 * A sector around the origin, or a part of a ring if `inner` is above 0. Angles are in radians, clockwise
 * from the top.
 */
export function sectorPath(start: number, end: number, inner: number, outer: number): string {
  // An arc cannot end where it begins, so it goes through its middle.
  const middle = (start + end) / 2;
  const isFullCircle = end - start > 2 * Math.PI - 1e-6;
  const writeArc = (radius: number, arcFlag: 0 | 1, ...angles: number[]) =>
    angles.map((angle) => `A${radius} ${radius} 0 0 ${arcFlag} ${formatPoint(angle, radius)}`).join("");
  const edge = `M${formatPoint(start, outer)}${writeArc(outer, 1, middle, end)}`;
  if (inner === 0) return isFullCircle ? `${edge}Z` : `${edge}L0 0Z`;
  const join = isFullCircle ? "ZM" : "L";
  return `${edge}${join}${formatPoint(end, inner)}${writeArc(inner, 0, middle, start)}Z`;
}
