/** 0 is "A", 26 is "AA". */
export function columnLetters(column: number): string {
  const lastLetter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? lastLetter : `${columnLetters(Math.floor(column / 26) - 1)}${lastLetter}`;
}
