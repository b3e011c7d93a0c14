import {
  About,
  type CatalogueItem,
  CatalogueName,
  Origin,
} from "@gbvf/api/building-block/catalogue/contract.ts";
import { z } from "zod";

export type ItemKind = CatalogueItem["kind"];

/** Fields that the kind lacks stay empty. */
export type ItemValues = {
  version: number;
  description: string;
  about: string;
  origin: string;
  isIncluded: boolean;
  isConfidential: boolean;
};

export const newItemValues: ItemValues = {
  version: 1,
  description: "",
  about: "",
  origin: "",
  isIncluded: true,
  isConfidential: false,
};

export const schemaOf = (kind: ItemKind) =>
  z.object({
    version: z.number(),
    description: CatalogueName,
    about: kind === "block" ? About : z.string(),
    origin: kind === "requirement" ? Origin : z.string(),
    isIncluded: z.boolean(),
    isConfidential: z.boolean(),
  });

export const valuesOf = (item: CatalogueItem): ItemValues => ({
  version: item.version,
  description: item.description,
  about: item.kind === "block" ? item.about : "",
  origin: item.kind === "requirement" ? item.origin : "",
  isIncluded: item.isIncluded,
  isConfidential: item.kind === "block" && item.isConfidential,
});

export function itemOf(kind: ItemKind, id: number, values: ItemValues): CatalogueItem {
  const { version, description, isIncluded, about, isConfidential, origin } = values;
  const own = { id, version, description, isIncluded };
  if (kind === "category") return { kind, ...own };
  return kind === "block" ? { kind, ...own, about, isConfidential } : { kind, ...own, origin };
}
