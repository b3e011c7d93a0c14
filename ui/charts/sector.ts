const at = (angle: number, radius: number) =>
  `${rounded(Math.sin(angle) * radius)} ${rounded(-Math.cos(angle) * radius)}`;

const rounded = (px: number) => Math.round(px * 1000) / 1000;

/**
 * A sector around the origin, or a part of a ring if `inner` is above 0. Angles are in radians, clockwise
 * from the top.
 */
export function sectorPath(start: number, end: number, inner: number, outer: number): string {
  // An arc cannot end where it begins, so it goes through its middle.
  const middle = (start + end) / 2;
  const isFullCircle = end - start > 2 * Math.PI - 1e-6;
  const arc = (radius: number, arcFlag: 0 | 1, ...angles: number[]) =>
    angles.map((angle) => `A${radius} ${radius} 0 0 ${arcFlag} ${at(angle, radius)}`).join("");
  const edge = `M${at(start, outer)}${arc(outer, 1, middle, end)}`;
  if (inner === 0) return isFullCircle ? `${edge}Z` : `${edge}L0 0Z`;
  const join = isFullCircle ? "ZM" : "L";
  return `${edge}${join}${at(end, inner)}${arc(inner, 0, middle, start)}Z`;
}
