import { existsSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import type { ComponentDocs } from "../../ui/docs/ComponentDocs.ts";
import { namesIn, propertyOf } from "./ast.ts";
import { copyableCode } from "./copyableCode.ts";
import type { PropReader, Props } from "./propTypes.ts";
import { metaOf, readModule, resolved } from "./storyFile.ts";
import { packagePath } from "./surroundings.ts";

export interface Facts {
  name: string;
  /** How it is imported: "@gbvf/ui/primitives/Button". */
  entry: string;
  props: Props;
  /** By the name under which the stories' file exports it. */
  code: Record<string, string>;
}

export function factsOf(root: string, stories: string, reader: PropReader): Facts {
  const { file, name } = componentOf(join(root, stories));
  return {
    name,
    entry: packagePath(root, file),
    props: reader.propsOf(relative(root, file), name),
    code: Object.fromEntries(copyableCode(root, join(root, stories))),
  };
}

/** A component of the stories' own, which keeps a choice, stands for the one beside it. */
export function componentOf(stories: string): { file: string; name: string } {
  const module = readModule(stories);
  const shown = propertyOf(metaOf(module), "component");
  const imported = shown && module.imports.get([...namesIn([shown])][0] ?? "");
  const file = imported && resolved(module, imported.from);
  if (imported && file) return { file, name: imported.name };
  return { file: stories.replace(".stories.tsx", ".tsx"), name: basename(stories, ".stories.tsx") };
}

export const docsFileOf = (stories: string) => stories.replace(".stories.tsx", ".docs.ts");

export const hasDocs = (root: string, stories: string) => existsSync(join(root, docsFileOf(stories)));

export async function readDocs(root: string, stories: string): Promise<ComponentDocs> {
  const { href } = pathToFileURL(join(root, docsFileOf(stories)));
  return (await import(href)).docs;
}
