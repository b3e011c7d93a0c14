import type { Page } from "playwright-core";

interface AxNode {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  value?: { value: unknown };
  properties?: { name: string; value: { value: unknown } }[];
  childIds?: string[];
}

const STATES = [
  "checked",
  "disabled",
  "expanded",
  "haspopup",
  "invalid",
  "level",
  "pressed",
  "required",
  "selected",
];

/** The browser's own accessibility tree, one line for each thing that a screen reader is given. */
export async function readTree(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: AxNode[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];
  const write = (node: AxNode, depth: number, nameAbove: string) => {
    const role = node.role?.value ?? "";
    // React Aria's announcements of earlier stories.
    if (role === "log") return;
    const name = node.name?.value ?? "";
    const isText = role === "StaticText";
    const isSaid =
      !node.ignored &&
      !["none", "generic", "InlineTextBox", "RootWebArea"].includes(role) &&
      !(isText && nameAbove.includes(name));
    if (isSaid) lines.push("  ".repeat(depth) + (isText ? `"${name}"` : lineOf(node, role, name)));
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child && role !== "InlineTextBox")
        write(child, depth + (isSaid ? 1 : 0), isSaid ? name : nameAbove);
    }
  };
  if (nodes[0]) write(nodes[0], 0, "");
  return lines.join("\n");
}

function lineOf({ value, properties = [] }: AxNode, role: string, name: string): string {
  const states = properties
    .filter(
      (each) => STATES.includes(each.name) && !["", false, "false"].includes(each.value.value as string),
    )
    .map((each) => (each.value.value === true ? each.name : `${each.name}: ${each.value.value}`));
  if (value?.value) states.unshift(`value: ${value.value}`);
  return [role, name && `"${name}"`, states.length > 0 && `(${states.join(", ")})`].filter(Boolean).join(" ");
}
