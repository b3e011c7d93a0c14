import { inner, type Node, namesIn, propertyOf } from "./ast.ts";
import { codeOf, dedented, replaced } from "./sourceText.ts";
import { type Module, metaOf, readModule, sourceOf, storiesOf } from "./storyFile.ts";
import { surroundings } from "./surroundings.ts";

type Args = Map<string, Node>;
interface Shown {
  args: Args;
  render: Node | undefined;
  decorators: Node[];
}

/** Each story of a file as a module that can be copied into another project. */
export function copyableCode(root: string, file: string): Map<string, string> {
  const module = readModule(file);
  const meta = metaOf(module);
  const component = propertyOf(meta, "component");
  const found = new Map<string, string>();
  if (!meta || !component) return found;
  const stories = storiesOf(module);
  for (const [name, story] of stories) {
    const shown = mergedOf(module, stories, [meta, story]);
    const [code, used] = exampleOf(module, name, sourceOf(module, component).replace(/<.*/, ""), shown);
    if (code === undefined || used.some((each) => isForeign(module, each))) continue;
    found.set(name, [...surroundings(root, module, used), code].join("\n\n"));
  }
  return found;
}

/** Later parts win; `...Other.input` and `args: Other.input.args` bring what the other story has. */
function mergedOf(
  module: Module,
  stories: Map<string, Node | undefined>,
  parts: (Node | undefined)[],
): Shown {
  const shown: Shown = { args: new Map(), render: undefined, decorators: [] };
  const take = (args: Node) => {
    if (args.type === "MemberExpression") {
      const other = stories.get(sourceOf(module, args).split(".")[0] ?? "");
      const otherArgs = propertyOf(other, "args");
      if (otherArgs) take(otherArgs);
    }
    for (const each of args.properties ?? []) {
      if (each.type === "SpreadElement" && each.argument.type === "CallExpression")
        shown.args.set("...given", each.argument);
      else if (each.type === "SpreadElement") take(each.argument);
      else shown.args.set(each.key.name ?? each.key.value, each.value);
    }
  };
  const merge = (part: Node) => {
    for (const each of part.properties ?? []) {
      if (each.type === "SpreadElement") {
        const other = stories.get(sourceOf(module, each.argument).split(".")[0] ?? "");
        if (other) merge(other);
        else if (each.argument.type === "CallExpression") shown.render = each.argument;
      } else if (each.key.name === "args") take(inner(each.value));
      else if (each.key.name === "render") shown.render = inner(each.value);
      else if (each.key.name === "decorators") shown.decorators.push(...(each.value.elements ?? []));
    }
  };
  for (const part of parts) if (part) merge(part);
  return shown;
}

function exampleOf(
  module: Module,
  name: string,
  component: string,
  { args, render, decorators }: Shown,
): [code: string | undefined, used: Node[]] {
  if (render?.type === "CallExpression" && !isKept(render)) return [undefined, []];
  const foreign = [...args].filter(([, value]) => isForeign(module, value)).map(([each]) => each);
  const used = [...args.values()].filter((value) => !isForeign(module, value));
  const draw = render && !isKept(render) ? render : undefined;
  if (draw) used.push(draw);
  let own = foreign.map((each) => declarationOf(component, each)).join("");
  let jsx: string;
  if (draw?.body.type === "BlockStatement") {
    const drawer: string = draw.id?.name ?? "Example";
    own += `function ${drawer}(${parameterOf(module, draw, component)}) ${dedented(module, draw, sourceOf(module, draw.body))}\n\n`;
    jsx = elementOf(module, drawer, args);
  } else if (draw) jsx = withArgs(module, inner(draw.body), draw.params[0]?.name, args);
  else jsx = elementOf(module, component, args);
  for (const decorator of decorators.toReversed()) {
    const around = decorator.type === "ArrowFunctionExpression" ? inner(decorator.body) : undefined;
    if (!around?.type.startsWith("JSX")) continue;
    used.push(around);
    const drawn = jsx;
    jsx = dedented(module, around, sourceOf(module, around)).replace(
      /^( *)<Story \/>/m,
      (_, indent: string) => indented(drawn, indent),
    );
  }
  return [`${own}export const ${name} = () => (\n${indented(jsx, "  ")}\n);`, used];
}

/** The sample answers of the API are no part of the library: their place is taken by the reader's own. */
function isForeign(module: Module, node: Node, seen = new Set<string>()): boolean {
  return [...namesIn([node])].some((name) => {
    if (seen.has(name)) return false;
    seen.add(name);
    const declaration = module.declared.get(name);
    if (declaration) return isForeign(module, declaration, seen);
    return module.imports.get(name)?.from.startsWith("@gbvf/mocks/") === true;
  });
}

function declarationOf(component: string, name: string): string {
  const props = `Parameters<typeof ${component}>[0]`;
  return name === "...given"
    ? `declare const given: ${props};\n\n`
    : `declare const ${name}: ${props}["${name}"];\n\n`;
}

/** `kept(Field)` only remembers what is typed. */
const isKept = (render: Node) => render.callee?.name === "kept";

const indented = (code: string, indent: string) => indent + code.replaceAll("\n", `\n${indent}`);

function parameterOf(module: Module, { params: [parameter] }: Node, component: string): string {
  if (parameter === undefined || parameter.typeAnnotation)
    return parameter ? sourceOf(module, parameter) : "";
  return `${parameter.name}: Parameters<typeof ${component}>[0]`;
}

function elementOf(module: Module, component: string, args: Args): string {
  const { children, ...others } = Object.fromEntries(args);
  const attributes = attributesOf(module, new Map(Object.entries(others)));
  const gap = attributes.includes("\n") ? "" : " ";
  if (children === undefined) return `<${component}${attributes}${gap}/>`;
  return `<${component}${attributes}>\n${indented(asChild(module, children), "  ")}\n</${component}>`;
}

function attributesOf(module: Module, args: Args): string {
  const written = [...args].map(([name, value]) => attributeOf(module, name, value));
  const isShort = written.join(" ").length < 80 && !written.some((each) => each.includes("\n"));
  if (isShort) return written.map((each) => ` ${each}`).join("");
  return `${written.map((each) => `\n${indented(each, "  ")}`).join("")}\n`;
}

function attributeOf(module: Module, name: string, value: Node): string {
  if (name === "...given") return `{${isForeign(module, value) ? name : `...${codeOf(module, value)}`}}`;
  if (isForeign(module, value)) return `${name}={${name}}`;
  const plain = inner(value);
  if (plain.type === "Literal" && plain.value === true) return name;
  if (plain.type === "Literal" && typeof plain.value === "string" && !/["\\\n]/.test(plain.value))
    return `${name}="${plain.value}"`;
  return `${name}={${codeOf(module, plain.type.startsWith("JSX") ? plain : value)}}`;
}

function asChild(module: Module, value: Node): string {
  const plain = inner(value);
  const isText = plain.type === "Literal" && typeof plain.value === "string" && !/[<>{}]/.test(plain.value);
  if (isText) return plain.value;
  return plain.type.startsWith("JSX") ? codeOf(module, plain) : `{${codeOf(module, value)}}`;
}

function withArgs(module: Module, body: Node, parameter: string | undefined, args: Args): string {
  const isArgs = (each: Node) => each.type === "Identifier" && each.name === parameter;
  const isMeant = (each: Node) =>
    (each.type === "JSXSpreadAttribute" && isArgs(each.argument)) ||
    (each.type === "MemberExpression" && isArgs(each.object));
  const code = replaced(module, body, isMeant, (each) => {
    if (each.type === "JSXSpreadAttribute") return spreadOf(module, each, attributesOf(module, args));
    const value = args.get(each.property.name);
    return value ? `(${codeOf(module, value)})` : "undefined";
  });
  return dedented(module, body, code).replaceAll(/ +\n/g, "\n");
}

function spreadOf({ text }: Module, { start }: Node, attributes: string): string {
  if (!attributes.includes("\n")) return attributes.trim();
  const before = text.slice(text.lastIndexOf("\n", start) + 1, start);
  const indent = /^ */.exec(before)?.[0] ?? "";
  const isOnItsOwnLine = before === indent;
  const lines = attributes.trim().replaceAll("\n  ", `\n${indent}${isOnItsOwnLine ? "" : "  "}`);
  return isOnItsOwnLine ? lines : `\n${indent}  ${lines}\n${indent}`;
}
