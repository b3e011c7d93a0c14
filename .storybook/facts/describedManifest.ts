import type { ComponentDocs } from "../../ui/docs/ComponentDocs.ts";
import { type Facts, factsOf, hasDocs, readDocs } from "./facts.ts";
import { readProps } from "./propTypes.ts";

interface Component {
  path: string;
  stories: { name: string; snippet?: string }[];
}

interface Manifests {
  components?: { components: Record<string, Component> };
}

/** Storybook's manifest of components, with the types, examples and words that their pages have. */
export async function describedManifest<M extends Manifests>(
  root: string,
  manifests: M,
  nameOf: (exported: string) => string,
): Promise<M> {
  const reader = readProps(root);
  for (const component of Object.values(manifests.components?.components ?? {})) {
    const stories = component.path.replace(/^\.\//, "");
    // They name files of the machine that built it.
    Reflect.deleteProperty(component, "reactDocgen");
    Reflect.deleteProperty(component, "error");
    if (!stories.startsWith("ui/") || !hasDocs(root, stories)) continue;
    const facts = factsOf(root, stories, reader);
    Object.assign(component, {
      import: `import { ${facts.name} } from "${facts.entry}";`,
      apiDescription: inMarkdown(facts, await readDocs(root, stories)),
    });
    const code = new Map(Object.entries(facts.code).map(([exported, own]) => [nameOf(exported), own]));
    for (const story of component.stories) story.snippet = code.get(story.name);
  }
  reader.close();
  return manifests;
}

function inMarkdown({ props }: Facts, docs: ComponentDocs): string {
  const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join("\n");
  const types = props.own.map(
    ({ name, type, isRequired, initial, description }) =>
      `- \`${name}${isRequired ? "" : "?"}: ${type}${initial ? ` = ${initial}` : ""}\` ${description}`,
  );
  const parts = {
    [`Status: ${docs.status}, since ${docs.since}`]: docs.instead ? `Use \`${docs.instead}\`.` : "",
    "When to use it": docs.use,
    "When not": docs.avoid,
    Do: list(docs.dos),
    "Don’t": list(docs.donts),
    Words: docs.words,
    Keyboard: list(Object.entries(docs.keys).map(([key, what]) => `${key}: ${what}`)),
    Props: [...types, `- and ${props.inherited.length} of React and React Aria`].join("\n"),
  };
  return Object.entries(parts)
    .map(([title, text]) => `## ${title}\n\n${text}`.trim())
    .join("\n\n");
}
