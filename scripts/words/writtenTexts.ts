import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Text } from "../../api/lib/words/sayIn.ts";
import { inner, type Node, parse, walk } from "./ast.ts";

const root = join(import.meta.dirname, "../..");
const SOURCES = globSync("{app,ui}/**/*.{ts,tsx}", {
  cwd: root,
  exclude: (name) => /node_modules|(^|\/)dist(\/|$)|\.(test|stories|fixture)\.tsx?$/.test(name),
});

/** What the sources say in English where it is shown: the first argument of `say`, `plain` or `written`. */
export function writtenTexts(): Record<string, Text> {
  const texts = SOURCES.toSorted()
    .map((file) => ({ file, source: readFileSync(join(root, file), "utf8") }))
    .filter(({ source }) => /text\/words\.ts|useWords/.test(source))
    .flatMap(({ file, source }) => textsIn(file, source));
  return Object.fromEntries(texts.map((text) => [typeof text === "string" ? text : text.other, text]));
}

export const textsIn = (file: string, source: string): Text[] =>
  parse(file, source)
    .flatMap((node) => [...walk(node)])
    .flatMap((node) => [...textsOf(wordsOf(node)), ...unitsOf(node)]);

const wordsOf = (node: Node): Node | undefined =>
  node.type === "CallExpression" && /^(say|plain|written)$/.test(node.callee.name)
    ? node.arguments[0]
    : undefined;

/** `inUnits` writes the figure before them. */
function unitsOf({ type, name, key, value }: Node): Text[] {
  const isUnit = (type === "JSXAttribute" ? name.name : type === "Property" && key.name) === "unit";
  const unit = isUnit && value?.type === "Literal" ? String(value.value) : "";
  return unit === "" ? [] : [{ one: `{figure} ${unit.replace(/s$/, "")}`, other: `{figure} ${unit}` }];
}

function textsOf(words: Node | undefined): Text[] {
  const node = words && inner(words);
  if (node?.type === "ConditionalExpression")
    return [...textsOf(node.consequent), ...textsOf(node.alternate)];
  if (node?.type === "LogicalExpression") return textsOf(node.right);
  if (node?.type === "ObjectExpression") {
    const [one, other] = ["one", "other"].map(
      (form) => node.properties.find(({ key }: Node) => key?.name === form)?.value.value,
    );
    return one === undefined || other === undefined ? [] : [{ one, other }];
  }
  return typeof node?.value === "string" && node.value !== "" ? [node.value] : [];
}
