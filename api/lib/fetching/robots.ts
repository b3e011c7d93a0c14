export const PROGRAM = "gbvf-dashboard";

type Rule = { allows: boolean; path: string };

/**
 * RFC 9309: the rules of the group that names us, otherwise of `*`; the longest rule that matches decides, and
 * `Allow` where two are as long.
 */
export function mayAsk(robots: string, path: string): boolean {
  const groups = readGroups(robots);
  const rules = groups.get(PROGRAM) ?? groups.get("*") ?? [];
  const matching = rules.filter((rule) => matches(rule.path, path));
  const longest = Math.max(0, ...matching.map((rule) => rule.path.length));
  const deciding = matching.filter((rule) => rule.path.length === longest);
  return deciding.length === 0 || deciding.some(({ allows }) => allows);
}

function readGroups(robots: string): Map<string, Rule[]> {
  const groups = new Map<string, Rule[]>();
  let current: Rule[][] = [];
  let isNaming = false;
  for (const line of robots.split(/\r\n|\r|\n/)) {
    const [, name, value = ""] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? [];
    const key = name?.toLowerCase();
    if (key === "user-agent") {
      if (!isNaming) current = [];
      isNaming = true;
      const agent = value.trim().toLowerCase();
      const rules = groups.get(agent) ?? [];
      groups.set(agent, rules);
      current.push(rules);
    } else if (key === "allow" || key === "disallow") {
      isNaming = false;
      const path = value.trim();
      if (path !== "") for (const rules of current) rules.push({ allows: key === "allow", path });
    }
  }
  return groups;
}

/** `*` stands for anything, `$` at the end for the end. Without a pattern, because the site wrote the rule. */
function matches(rule: string, path: string): boolean {
  const isWhole = rule.endsWith("$");
  const [first = "", ...parts] = (isWhole ? rule.slice(0, -1) : rule).split("*");
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    const found = isLast && isWhole ? path.lastIndexOf(part) : path.indexOf(part, at);
    if (found < at) return false;
    at = found + part.length;
  }
  return !isWhole || at === path.length || rule.endsWith("*$");
}
