import type { Component } from "@gbvf/api/dashboard/contract.ts";
import type { DirectoryEntry } from "@gbvf/api/directory/contract.ts";
import type { ServiceLanguage } from "@gbvf/api/shared/i18n/languages.ts";
import type { Geography } from "../lib/address/filterReducer.ts";

/** `value` is the category's id, a dash and the block's id. */
export type BlockChoice = {
  value: string;
  name: string;
  buildingBlockCategoryId: number;
  buildingBlockId: number;
};

export const listBlockChoices = ({ options }: Pick<Component, "options">): BlockChoice[] =>
  options.flatMap(({ id: buildingBlockCategoryId, subOptions }) =>
    subOptions.map(({ id: buildingBlockId, name }) => ({
      value: `${buildingBlockCategoryId}-${buildingBlockId}`,
      name,
      buildingBlockCategoryId,
      buildingBlockId,
    })),
  );

export const getSearchedBoundaryId = ({ national, district, local }: Geography): number | null =>
  local ?? district ?? national;

export type MissingSelections = { province?: string; buildingBlock?: string };

export function findMissingSelections(geography: Geography, blocks: readonly string[]): MissingSelections {
  return {
    ...(getSearchedBoundaryId(geography) === null && { province: "Province is required." }),
    ...(blocks.length === 0 && { buildingBlock: "Building Block is required." }),
  };
}

/** Finds names that contain every typed word, in any order and without regard to case and accents. */
export function filterByName<E extends Pick<DirectoryEntry, "name">>(
  entries: readonly E[],
  typed: string,
): E[] {
  const parts = foldAccents(typed).split(/\s+/).filter(Boolean);
  return entries.filter(({ name }) => parts.every((word) => foldAccents(name).includes(word)));
}

export function filterByLanguage<E extends Pick<DirectoryEntry, "languages">>(
  entries: readonly E[],
  language: ServiceLanguage | null,
): { matching: readonly E[]; unknownCount: number } {
  if (language === null) return { matching: entries, unknownCount: 0 };
  return {
    matching: entries.filter(({ languages }) => languages.includes(language)),
    unknownCount: entries.filter(({ languages }) => languages.length === 0).length,
  };
}

const foldAccents = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Returns the help line for shelters, otherwise the first line. */
export const findShelterLine = <L extends Pick<DirectoryEntry, "name">>(lines: readonly L[]): L | undefined =>
  lines.find(({ name }) => /shelter/i.test(name)) ?? lines[0];
