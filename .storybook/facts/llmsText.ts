import { basename, dirname, join } from "node:path";
import { componentOf, readDocs } from "./facts.ts";
import { packagePath } from "./surroundings.ts";

/** What a reader without eyes for the Storybook needs to choose a component: llmstxt.org. */
export async function llmsText(root: string, files: readonly string[]): Promise<string> {
  const parts = [
    "# @gbvf/ui",
    "> Accessible React components of South Africa's GBVF dashboard: primitives, charts, maps and widgets. They fetch nothing and store nothing.",
    "Each line is a component, its page, how it is imported, when to use it, and when not. All props and examples: [components.json](manifests/components.json). Guides: [docs.json](manifests/docs.json).",
  ];
  for (const [room, own] of Map.groupBy(files, (file) => file.split("/")[1] ?? "")) {
    const lines = await Promise.all(own.map((file) => lineOf(root, room, file)));
    parts.push(`## ${room}`, lines.join("\n"));
  }
  return `${parts.join("\n\n")}\n`;
}

async function lineOf(root: string, room: string, stories: string): Promise<string> {
  const docs = await readDocs(root, stories);
  const name = basename(stories, ".stories.tsx");
  const page = `?path=/docs/${pageOf(room, stories)}--docs`;
  const entry = packagePath(root, componentOf(join(root, stories)).file);
  const state = docs.status === "stable" ? "" : ` (${docs.status})`;
  return `- [${name}](${page})${state}: \`${entry}\`. Use: ${docs.use} Not: ${docs.avoid}`;
}

function pageOf(room: string, stories: string): string {
  const name = basename(stories, ".stories.tsx");
  const folder = basename(dirname(stories));
  return ["components", room, folder, ...(folder === name ? [] : [name])].join("-").toLowerCase();
}
