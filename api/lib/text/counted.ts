import { formatInteger } from "../../shared/figures/formatInteger.ts";

export const counted = (count: number, noun: string) =>
  `${formatInteger(count)} ${noun}${count === 1 ? "" : "s"}`;
export const wasOrWere = (count: number) => (count === 1 ? "was" : "were");

export const inMegabytes = (bytes: number): string =>
  `${(bytes / 1_000_000).toLocaleString("en", { maximumFractionDigits: 1 })} MB`;
