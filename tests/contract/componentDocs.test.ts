import { existsSync, globSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describedManifest } from "../../.storybook/facts/describedManifest.ts";
import { docsFileOf, type Facts, factsOf, readDocs } from "../../.storybook/facts/facts.ts";
import { llmsText } from "../../.storybook/facts/llmsText.ts";
import { type PropReader, readProps } from "../../.storybook/facts/propTypes.ts";
import type { ComponentDocs } from "../../ui/docs/ComponentDocs.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const stories = globSync("ui/{primitives,charts,maps,widgets}/*/*.stories.tsx", { cwd: root }).sort();
const names = new Set(globSync("ui/*/*/*.tsx", { cwd: root }).map((file) => basename(file, ".tsx")));

const docsOf = (file: string) => readDocs(root, file);

function flawsOf(docs: ComponentDocs): string[] {
  const texts = [docs.use, docs.avoid, docs.words, ...docs.dos, ...docs.donts];
  const named = texts.flatMap((text) => [...text.matchAll(/use `([A-Z]\w+)`/g)].map(([, name = ""]) => name));
  return [
    ...texts.filter((text) => !/^.{10,}$/.test(text)).map((text) => `says too little: "${text}"`),
    ...Object.entries(docs.keys).flatMap(([key, what]) => (what === "" ? [`has no words for ${key}`] : [])),
    ...(docs.dos.length === 0 ? ["has nothing to do"] : []),
    ...(docs.donts.length === 0 ? ["has nothing to leave"] : []),
    ...named.filter((name) => !names.has(name)).map((name) => `names ${name}, which is not there`),
    ...(/^\d+\.\d+\.\d+$/.test(docs.since) ? [] : [`begins with ${docs.since}`]),
    ...((docs.status === "deprecated") === (docs.instead === undefined)
      ? ["names no successor, or needs none"]
      : []),
  ];
}

describe.each(stories)("%s", (file) => {
  test("has words beside it: when to use it and when not, do and don’t, words, keys", async () => {
    expect(existsSync(join(root, docsFileOf(file)))).toBe(true);
    expect(flawsOf(await docsOf(file))).toEqual([]);
  });
});

test("words that are missing or lead nowhere would be found", async () => {
  const docs = await docsOf("ui/primitives/Button/Button.stories.tsx");
  expect(flawsOf({ ...docs, words: "" })).toHaveLength(1);
  expect(flawsOf({ ...docs, avoid: "It goes somewhere: use `Links`." })).toHaveLength(1);
  expect(flawsOf({ ...docs, donts: [] })).toHaveLength(1);
  expect(flawsOf({ ...docs, status: "deprecated" })).toHaveLength(1);
});

describe("what is read out of the sources", () => {
  let reader: PropReader;
  const facts = new Map<string, Facts>();
  beforeAll(() => {
    reader = readProps(root);
    for (const file of stories) facts.set(file, factsOf(root, file, reader));
  });
  afterAll(() => reader.close());

  test("props have the types that a user’s editor shows", () => {
    expect(facts.get("ui/primitives/Button/Button.stories.tsx")?.props.own[0]).toEqual({
      name: "variant",
      type: '"danger" | "primary" | "quiet" | "secondary"',
      isRequired: false,
      initial: '"secondary"',
      description: expect.stringContaining("for the main action"),
    });
    const untyped = [...facts].flatMap(([file, { props }]) =>
      props.own.filter(({ type }) => /^(any|unknown|)$/.test(type)).map(({ name }) => `${file}: ${name}`),
    );
    // Whatever was thrown.
    expect(untyped).toEqual(["ui/primitives/Resource/Resource.stories.tsx: error"]);
  });

  test("every component has code that can be copied, without a story’s tools", () => {
    const withoutCode = [...facts].filter(([, { code }]) => Object.keys(code).length === 0);
    expect(withoutCode.map(([file]) => file)).toEqual([]);
    for (const [file, { code, name, entry }] of facts) {
      const all = Object.values(code).join("\n");
      expect(all, file).toMatch(new RegExp(`import {[^}]*\\b${name}\\b[^}]*} from "${entry}";`));
      expect(all, file).not.toMatch(/meta\.story|storybook\/test|\bfn\(|@gbvf\/mocks|\.tsx?"/);
    }
  });
});

test("llms.txt has a line with a page, an import and a use for each component", async () => {
  const text = await llmsText(root, stories);
  expect(text.match(/^- \[/gm)).toHaveLength(stories.length);
  expect(text).toContain(
    "- [Button](?path=/docs/components-primitives-button--docs): `@gbvf/ui/primitives/Button`. Use: Something happens",
  );
});

test("the manifest of components has the words, types and examples of the pages, and no file of this machine", async () => {
  const button = {
    path: "./ui/primitives/Button/Button.stories.tsx",
    stories: [{ name: "Icon Only", snippet: "const IconOnly = () => <Button onPress={fn()} />" }],
    reactDocgen: { definedInFile: join(root, "ui/primitives/Button/Button.tsx") },
  };
  const nameOf = (exported: string) => exported.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ");
  await describedManifest(root, { components: { components: { button } } }, nameOf);
  expect(button).toMatchObject({
    import: 'import { Button } from "@gbvf/ui/primitives/Button";',
    apiDescription: expect.stringContaining(
      '`variant?: "danger" | "primary" | "quiet" | "secondary" = "secondary"`',
    ),
  });
  expect(button.stories[0]?.snippet).toContain('aria-label="Close"');
  expect(JSON.stringify(button)).not.toContain(root);
});
