import { parseSync } from "vite";

export interface Node {
  type: string;
  start: number;
  end: number;
  // biome-ignore lint/suspicious/noExplicitAny: each type has other parts, and the parser's own types name hundreds.
  [part: string]: any;
}

export function parse(file: string, text: string): Node[] {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return program.body as Node[];
}

export function inner(node: Node): Node {
  const isWrapped = /^(ParenthesizedExpression|TS(As|Satisfies|NonNull)Expression)$/.test(node.type);
  return isWrapped ? inner(node.expression) : node;
}

export function* walk(node: Node): Generator<Node> {
  yield node;
  for (const part of Object.values(node)) {
    for (const child of Array.isArray(part) ? part : [part]) {
      if (typeof child?.type === "string") yield* walk(child);
    }
  }
}

export const namesIn = (nodes: readonly Node[]): Set<string> =>
  new Set(
    nodes.flatMap((node) =>
      [...walk(node)].filter(({ type }) => /^(JSX)?Identifier$/.test(type)).map(({ name }) => name as string),
    ),
  );

export const propertyOf = (object: Node | undefined, name: string): Node | undefined =>
  object?.properties?.findLast((each: Node) => each.key?.name === name)?.value;
