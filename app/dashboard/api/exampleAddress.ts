import { callUrl } from "@gbvf/api/lib/http/callUrl.ts";
import type { Operation } from "@gbvf/api/open-data/contract.ts";

export type Typed = Readonly<Record<string, string>>;

export const exampleOf = ({ parameters }: Operation): Typed =>
  Object.fromEntries(
    parameters.map(({ name, example }) => [name, example === undefined ? "" : String(example)]),
  );

/** Null while a part of its path is missing. */
export function addressOf(path: string, { parameters }: Operation, typed: Typed): string | null {
  const partsIn = (place: "path" | "query") =>
    Object.fromEntries(
      parameters
        .filter((each) => each.in === place && typed[each.name]?.trim())
        .map(({ name }) => [name, typed[name]?.trim()]),
    );
  const params = partsIn("path");
  const isWhole = parameters.every(({ name, in: place }) => place !== "path" || params[name] !== undefined);
  return isWhole
    ? callUrl(`GET ${path.replace(/\{(\w+)\}/g, ":$1")}`, { params, query: partsIn("query") })
    : null;
}
