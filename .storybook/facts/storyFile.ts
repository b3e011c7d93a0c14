import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { inner, type Node, parse } from "./ast.ts";

export interface Imported {
  from: string;
  name: string;
  isType: boolean;
}

export interface Module {
  file: string;
  text: string;
  imports: Map<string, Imported>;
  declared: Map<string, Node>;
}

export function readModule(file: string): Module {
  const text = readFileSync(file, "utf8");
  const module: Module = { file, text, imports: new Map(), declared: new Map() };
  for (const statement of parse(file, text)) {
    if (statement.type === "ImportDeclaration") {
      for (const { local, imported, importKind } of statement.specifiers) {
        module.imports.set(local.name, {
          from: statement.source.value,
          name: imported?.name ?? "default",
          isType: statement.importKind === "type" || importKind === "type",
        });
      }
    }
    const declaration = statement.declaration ?? statement;
    if (declaration.id) module.declared.set(declaration.id.name, declaration);
    for (const { id } of declaration.declarations ?? []) {
      for (const name of id.type === "Identifier" ? [id.name] : namesBound(id))
        module.declared.set(name, declaration);
    }
  }
  return module;
}

const namesBound = (pattern: Node): string[] =>
  [...(pattern.elements ?? pattern.properties ?? [])].flatMap((each) => {
    const name = (each?.value ?? each)?.name;
    return typeof name === "string" ? [name] : [];
  });

export const sourceOf = ({ text }: Module, { start, end }: Node): string => text.slice(start, end);

export function storiesOf(module: Module): Map<string, Node | undefined> {
  const found = new Map<string, Node | undefined>();
  for (const [name, { declarations }] of module.declared) {
    const call = declarations?.[0].init;
    const method = call?.callee?.property?.name;
    if (method === "story") found.set(name, call.arguments[0] && inner(call.arguments[0]));
    if (method === "extend") found.set(name, inner(call.arguments[0]));
  }
  return found;
}

export function metaOf(module: Module): Node | undefined {
  const call = module.declared.get("meta")?.declarations[0].init;
  return call?.arguments[0] && inner(call.arguments[0]);
}

export function resolved({ file }: Module, from: string): string | undefined {
  const path = from.startsWith(".") ? join(dirname(file), from) : undefined;
  return path && existsSync(path) ? path : undefined;
}
