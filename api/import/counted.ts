const number = new Intl.NumberFormat("en");

/** "1 row", "11,044 rows". */
export const counted = (count: number, noun: string) => `${format(count)} ${noun}${count === 1 ? "" : "s"}`;
export const format = (count: number) => number.format(count).replaceAll(/\s/g, ",");
