import { type Node, parse, walk } from "../../scripts/words/ast.ts";

const TECHNICAL =
  /^(class(Name)?|id|key|type|unit|variant|role|href|to|kind|tone|size|d|viewBox|style|fill|stroke|transform|width|height|lang|rel|target|htmlFor|mode|placement|path|slot|skeleton|gridArea|data-.*|aria-(live|current|hidden|controls|expanded|haspopup|describedby|labelledby|orientation))$/;
/** Read even if it is a single small word. */
const READ =
  /^(label|title|placeholder|heading|alt|caption|description|subtitle|message|noun|one|many|aria-label|aria-description|aria-roledescription)$/;
const LETTERS = /\p{L}{2,}/u;
/** Two words with a blank between them, or one with a capital. */
const WORDS = /^\p{Lu}[\p{Ll}’]+(?![\p{L}/.-])|\p{L}{2,}[,;:.’…)]* +[(“‘]?\p{L}|\p{L}+ \p{L}{2,}/u;
const PARTS = /\p{L}{2,}[^\p{L}]* |[ (]\p{L}{2,}/u;
/** Their text is of a catalogue, or said to be when it is shown. */
const SAYING = /^(say|plain|written|named)$/;
const CALLS =
  /^(css|keyframes|closest|querySelector(All)?|matchMedia|createElement(NS)?|(set|get|remove|has)Attribute(NS)?|(add|remove)EventListener|on|off|split|join|replace(All)?|startsWith|endsWith|includes|fetch|calc|\w*Error|RegExp|Event)$/;
const MARKUP = /^\s*<|\{\}px\b|\bsans-serif$|^[A-Z][a-z]{2} - [A-Z][a-z]{2}$/;
const NEVER_SHOWN =
  /^(Import|ExportAll|TaggedTemplate|Throw|TS(Type|Interface|Enum|Declare|Literal)|ImportExpression)/;

const NOTHING: Node = { type: "Nothing", start: 0, end: 0 };

interface PlainString {
  node: Node;
  line: number;
  text: string;
}

export function plainStringsIn(file: string, source: string): PlainString[] {
  const found: PlainString[] = [];
  for (const node of parse(file, source)) visit(node);
  return found;

  function visit(node: Node, isRead = false): void {
    if (NEVER_SHOWN.test(node.type)) return;
    if (node.type === "JSXText") note(node, node.value, LETTERS);
    else if (node.type === "Literal") note(node, node.value, isRead ? LETTERS : WORDS);
    else if (node.type === "TemplateLiteral") {
      note(node, node.quasis.map(({ value }: Node) => value.cooked).join("{}"), PARTS);
      for (const each of node.expressions) visit(each);
    } else if (node.type === "JSXAttribute" || node.type === "Property") visitNamed(node);
    else if (node.type === "CallExpression" || node.type === "NewExpression") visitCall(node);
    else if (node.type === "BinaryExpression" && /^[!=]==?$/.test(node.operator)) return;
    else {
      const parts = node.type === "SwitchCase" ? node.consequent : childrenOf(node);
      for (const each of parts) visit(each, isRead && !/Function|JSX/.test(node.type));
    }
  }

  function visitNamed({ type, name, key, computed, value }: Node): void {
    const title = type === "JSXAttribute" ? name.name : computed ? "" : (key.name ?? key.value);
    if (value === null) return;
    if (!TECHNICAL.test(title)) visit(value, READ.test(title));
    else visit([...walk(value)].find(({ type: inner }) => /^JSX(Element|Fragment)$/.test(inner)) ?? NOTHING);
  }

  function visitCall({ callee, arguments: given }: Node): void {
    const called = callee.name ?? callee.property?.name ?? "";
    if (callee.object) visit(callee.object);
    const shown = SAYING.test(called) ? given.slice(1) : given;
    for (const each of shown)
      if (!CALLS.test(called) || !/Literal$/.test(each.type)) visit(each, called === "plural");
  }

  function note(node: Node, words: unknown, pattern: RegExp): void {
    if (typeof words !== "string" || !pattern.test(words) || MARKUP.test(words)) return;
    const line = source.slice(0, node.start).split("\n").length;
    found.push({ node, line, text: words.replace(/\s+/g, " ").trim() });
  }
}

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter((child): child is Node => typeof child?.type === "string");
