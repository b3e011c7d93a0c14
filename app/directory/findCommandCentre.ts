/** Returns the GBV Command Centre, otherwise the first and most urgent line. */
export const findCommandCentre = <Line extends { name: string }>(lines: readonly Line[]): Line | undefined =>
  lines.find(({ name }) => /command centre/i.test(name)) ?? lines[0];
