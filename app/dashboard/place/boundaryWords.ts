const words: Readonly<Record<number, string>> = {
  0: "country",
  1: "province",
  2: "district",
  3: "municipality",
  4: "ward",
  5: "police precinct",
};

export const boundaryWord = (boundaryTypeId: number): string => words[boundaryTypeId] ?? "area";

export const boundaryHeading = (boundaryTypeId: number): string =>
  boundaryWord(boundaryTypeId).replace(/^./, (letter) => letter.toUpperCase());
