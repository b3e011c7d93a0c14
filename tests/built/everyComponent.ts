import { Fragment, isValidElement, type ReactElement } from "react";
import type { StoryParameters } from "../../.storybook/pagePreview.ts";

export interface ComponentUse {
  /** For example `primitives/Button/Button`. */
  path: string;
  /** Source of an object expression. */
  properties: string;
}

/**
 * Writes each component with the properties of its first story, as a user of the package would. `stub` replaces
 * functions, so `excludedPaths` matches components that draw nothing without them.
 */
export function writeUses(
  modules: ReadonlyMap<string, Record<string, StoryParameters>>,
  excludedPaths: RegExp,
) {
  const names = new Map<unknown, string>([[Fragment, "Fragment"]]);
  const stories = [...modules].map(([file, { default: _, ...storyExports }]) => {
    const path = file.replace(/^.*\/ui\/|\.stories\.tsx$/g, "");
    const story = Object.values(storyExports)[0] ?? {};
    names.set(story.component, path.split("/")[2] ?? "");
    return { path, story };
  });
  return stories
    .filter(({ path }) => !excludedPaths.test(path))
    .map(({ path, story }): ComponentUse => ({ path, properties: write(story.args ?? {}) }));

  function writeElement(name: string, properties: object, key = ""): string {
    return `<${name}${key} {...(${write(properties)} as const)} />`;
  }

  function write(value: unknown, index?: number): string {
    if (typeof value === "function") return "stub";
    if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "undefined";
    if (Array.isArray(value)) return `[${value.map(write).join(", ")}]`;
    if (isValidElement(value)) {
      const { type, props } = value as ReactElement<object>;
      const name = typeof type === "string" ? type : (names.get(type) ?? "Fragment");
      const properties = name === "Fragment" ? { children: Reflect.get(props, "children") } : props;
      return writeElement(name, properties, index === undefined ? "" : ` key={${index}}`);
    }
    return `{${Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${write(part)}`)}}`;
  }
}
