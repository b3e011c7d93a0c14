const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const getChannels = (hex: string) =>
  [1, 3, 5].map((start) => toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255));

type Matrix = readonly (readonly number[])[];

/**
 * How each kind of vision perceives red, green and blue light, at full severity. Source: Machado, Oliveira
 * and Fernandes 2009.
 */
const VISION_MATRICES = {
  everyone: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>;

export type Vision = keyof typeof VISION_MATRICES;
export const VISIONS = Object.keys(VISION_MATRICES) as Vision[];

const multiply = (matrix: Matrix, vector: readonly number[]) =>
  matrix.map((row) => row.reduce((sum, factor, index) => sum + factor * (vector[index] ?? 0), 0));

const LMS: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

/** Converts a colour, as somebody with this vision sees it, to Oklab: lightness first, from 0 to 1. */
function toLab(hex: string, vision: Vision): number[] {
  const perceived = multiply(VISION_MATRICES[vision], getChannels(hex)).map((each) =>
    Math.min(1, Math.max(0, each)),
  );
  return multiply(LAB, multiply(LMS, perceived).map(Math.cbrt));
}

export const lightness = (hex: string, vision: Vision): number => toLab(hex, vision)[0] ?? 0;

/** Computes the distance of two colours in Oklab; side by side, 0.02 is barely visible. */
export function distance(one: string, other: string, vision: Vision): number {
  const [former, latter] = [toLab(one, vision), toLab(other, vision)];
  return Math.hypot(...former.map((each, index) => each - (latter[index] ?? 0)));
}
