import { plain, written } from "@gbvf/ui/text/words.ts";

const words: Readonly<Record<number, string>> = {
  0: written("country"),
  1: written("province"),
  2: written("district"),
  3: written("municipality"),
  4: written("ward"),
  5: written("police precinct"),
};

export const boundaryWord = (boundaryTypeId: number): string => plain(words[boundaryTypeId] ?? "area");

export const boundaryHeading = (boundaryTypeId: number): string =>
  boundaryWord(boundaryTypeId).replace(/^./, (letter) => letter.toUpperCase());
