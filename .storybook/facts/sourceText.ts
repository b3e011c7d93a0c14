import { type Node, walk } from "./ast.ts";
import { type Module, sourceOf } from "./storyFile.ts";

export function codeOf(module: Module, node: Node): string {
  const isSpy = (each: Node) => each.type === "CallExpression" && sourceOf(module, each.callee) === "fn";
  return dedented(
    module,
    node,
    replaced(module, node, isSpy, () => "() => undefined"),
  );
}

export function replaced(
  module: Module,
  node: Node,
  isMeant: (node: Node) => boolean,
  by: (node: Node) => string,
): string {
  let text = "";
  let from = node.start;
  for (const each of walk(node)) {
    if (each.start < from || !isMeant(each)) continue;
    text += module.text.slice(from, each.start) + by(each);
    from = each.end;
  }
  return text + module.text.slice(from, node.end);
}

export function dedented({ text }: Module, { start }: Node, code: string): string {
  const line = text.slice(text.lastIndexOf("\n", start) + 1);
  const indent = /^ */.exec(line)?.[0] ?? "";
  return code.replaceAll(`\n${indent}`, "\n");
}
