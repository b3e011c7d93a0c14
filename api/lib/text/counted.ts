const number = new Intl.NumberFormat("en");

export const counted = (count: number, noun: string) => `${format(count)} ${noun}${count === 1 ? "" : "s"}`;
export const wasOrWere = (count: number) => (count === 1 ? "was" : "were");
export const format = (count: number) => number.format(count).replaceAll(/\s/g, ",");

export const inMegabytes = (bytes: number): string =>
  `${(bytes / 1_000_000).toLocaleString("en", { maximumFractionDigits: 1 })} MB`;
