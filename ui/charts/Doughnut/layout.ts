import { sectorPath } from "../sector.ts";

const thickness = 0.32;

export function layoutDoughnut(share: number, radius: number): { ring: string; filled: string | null } {
  const draw = (fraction: number) => sectorPath(0, fraction * 2 * Math.PI, radius * (1 - thickness), radius);
  const fraction = Math.min(Math.max(share, 0), 1);
  return { ring: draw(1), filled: fraction === 0 ? null : draw(fraction) };
}
