import { arc } from "d3-shape";

/** The ring's thickness, as a share of its radius. */
const thickness = 0.32;

/** A whole ring, and the arc of it that a fraction fills clockwise from noon, as SVG paths around the origin. */
export function layoutDoughnut(share: number, radius: number): { ring: string; filled: string | null } {
  const draw = arc<number>()
    .innerRadius(radius * (1 - thickness))
    .outerRadius(radius)
    .startAngle(0)
    .endAngle((fraction) => fraction * 2 * Math.PI);
  const fraction = Math.min(Math.max(share, 0), 1);
  return { ring: draw(1) ?? "", filled: fraction === 0 ? null : draw(fraction) };
}
