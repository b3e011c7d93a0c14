import { basename, dirname, relative } from "node:path";
import { type Node, namesIn, propertyOf } from "./ast.ts";
import { codeOf } from "./sourceText.ts";
import { type Module, metaOf, readModule, resolved, sourceOf } from "./storyFile.ts";

/** The imports and declarations that the example needs. What a fixture declares with its type is the reader's own data. */
export function surroundings(root: string, module: Module, used: readonly Node[]): string[] {
  const imports = new Map<string, Set<string>>();
  const declared: string[] = [];
  const seen = new Set<string>();
  const need = (from: Module, nodes: readonly Node[]) => {
    for (const name of namesIn(nodes)) {
      if (seen.has(name)) continue;
      const declaration = from.declared.get(name);
      const imported = from.imports.get(name);
      const type = declaration?.declarations?.[0].id.typeAnnotation;
      if (declaration && from !== module && type) {
        seen.add(name);
        need(from, [type]);
        declared.push(`declare const ${name}${sourceOf(from, type)};`);
      } else if (declaration) {
        for (const [each, other] of from.declared) if (other === declaration) seen.add(each);
        need(from, [declaration]);
        declared.push(codeOf(from, declaration));
      } else if (imported) {
        seen.add(name);
        const path = resolved(from, imported.from);
        if (path && /\.fixture\.ts$|\/\.storybook\//.test(path)) {
          seen.delete(name);
          need(readModule(path), [{ type: "Identifier", name: imported.name, start: 0, end: 0 }]);
        } else if (imported.from !== "storybook/test") {
          const place = path ? packagePath(root, path) : imported.from;
          const specifier = imported.name === name ? name : `${imported.name} as ${name}`;
          const names = imports.get(place) ?? new Set();
          imports.set(place, names.add(imported.isType ? `type ${specifier}` : specifier));
        }
      }
    }
  };
  const component = propertyOf(metaOf(module), "component");
  need(module, component ? [component, ...used] : used);
  const lines = [...imports].map(([place, names]) => `import { ${[...names].join(", ")} } from "${place}";`);
  return [lines.sort().join("\n"), ...declared];
}

export function packagePath(root: string, file: string): string {
  const inside = relative(`${root}/ui`, file).replace(/\.tsx?$/, "");
  const folder = dirname(inside);
  const hasShortName = folder.includes("/") && basename(folder) === basename(inside);
  return `@gbvf/ui/${hasShortName ? folder : inside}`;
}
