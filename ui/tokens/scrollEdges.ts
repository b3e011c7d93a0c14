import { media } from "./media.ts";
import { color } from "./tokens.ts";

const TOWARDS = { left: "right", right: "left", bottom: "top" } as const;

type Edge = keyof typeof TOWARDS;

/** Shades the edges of a surface beyond which it can be scrolled. */
export function scrollEdges(...edges: readonly Edge[]): string {
  const layer = (edge: Edge, from: string, depth: string, attachment: string) =>
    `linear-gradient(to ${TOWARDS[edge]}, ${from}, transparent) ${edge} / ${edge === "bottom" ? `100% ${depth}` : `${depth} 100%`} no-repeat ${attachment}`;
  const covers = edges.map((edge) => layer(edge, `${color.surface} 50%`, "2rem", "local"));
  const shade = `color-mix(in srgb, ${color.ink} 20%, transparent)`;
  const shades = edges.map((edge) => layer(edge, shade, "0.75rem", "scroll"));
  return `
    background: ${[...covers, ...shades, color.surface].join(", ")};
    ${media.print} { background: none; }
  `;
}
