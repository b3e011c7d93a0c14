import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import {
  API,
  type Checker,
  NodeBuilderFlags,
  type Project,
  SymbolFlags,
  type Type,
  TypeFlags,
} from "typescript/unstable/sync";
import { type Node, parse } from "./ast.ts";

export interface Prop {
  name: string;
  type: string;
  isRequired: boolean;
  /** The value if it is left out, as written in the source. */
  initial?: string;
  description: string;
}

export interface Props {
  own: Prop[];
  /** What React Aria or React brings. */
  inherited: Prop[];
}

export interface PropReader {
  propsOf: (file: string, component: string) => Props;
  close: () => void;
}

/** Asks the compiler itself, so that a type is what a user's editor shows. */
export function readProps(root: string): PropReader {
  const api = new API({ cwd: root });
  const config = join(root, "ui/tsconfig.build.json");
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (project === undefined) throw new Error(`The compiler does not open ${config}.`);
  return {
    propsOf: (file, component) => propsIn(project, root, file, component),
    close: () => api.close(),
  };
}

function propsIn({ checker, program }: Project, root: string, file: string, component: string): Props {
  const source = program.getSourceFile(join(root, file));
  const module = source && checker.getSymbolAtLocation(source);
  const symbol = module && checker.getMemberInModuleExports(module, component);
  const type = symbol && checker.getTypeOfSymbol(symbol);
  if (!type) throw new Error(`${file} has no ${component}.`);
  const initials = initialValues(readFileSync(join(root, file), "utf8"), file, component);
  const props: Props = { own: [], inherited: [] };
  const given = propsTypeOf(checker, type);
  for (const property of given ? checker.getPropertiesOfType(given) : []) {
    const declaredIn = property.declarations?.map(({ path }) => relative(root, path)) ?? [];
    const isOwn = declaredIn.some((path) => path.startsWith("ui/") && !path.includes("node_modules"));
    const isRequired = (property.flags & SymbolFlags.Optional) === 0;
    const propType = checker.getTypeOfSymbol(property);
    props[isOwn ? "own" : "inherited"].push({
      name: property.name,
      type: propType ? written(checker, propType, isRequired) : "",
      isRequired,
      ...(isOwn && initials[property.name] && { initial: initials[property.name] }),
      description: property.getDocumentationComment(checker).trim(),
    });
  }
  return props;
}

/** A choice of words is spelled out; other types keep their names. */
function written(checker: Checker, type: Type, isRequired: boolean): string {
  const parts = type.isUnionType() ? type.getTypes() : [];
  const CHOICE = TypeFlags.StringLiteral | TypeFlags.Undefined;
  if (parts.length > 1 && parts.every(({ flags }) => (flags & CHOICE) !== 0)) {
    const words = parts.filter(({ flags }) => (flags & TypeFlags.StringLiteral) !== 0);
    return words.map((word) => checker.typeToString(word)).join(" | ");
  }
  const text = checker.typeToString(type, undefined, NodeBuilderFlags.NoTruncation);
  return isRequired ? text : text.replace(/ \| undefined$/, "").replace(/^\((\(.*\) => .*)\)$/, "$1");
}

function initialValues(text: string, file: string, component: string): Record<string, string> {
  const own = parse(file, text).map((statement) => statement.declaration ?? statement);
  const parameter = own.find(({ id }) => id?.name === component)?.params?.[0];
  const assigned = (parameter?.properties ?? []).filter(
    (each: Node) => each.value?.type === "AssignmentPattern",
  );
  return Object.fromEntries(
    assigned.map(({ key, value: { right } }: Node) => [key.name, text.slice(right.start, right.end)]),
  );
}

function propsTypeOf(checker: Checker, component: Type): Type | undefined {
  const [signature] = checker.getSignaturesOfType(component, 0);
  return signature && checker.getParameterType(signature, 0);
}
