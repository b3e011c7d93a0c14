import { Source } from "@storybook/addon-docs/blocks";
import type { Looks } from "./evidence.ts";
import { useLooks } from "./useLooks.ts";

interface EvidenceOfProps {
  stories: readonly { id: string }[];
}

export function EvidenceOf({ stories }: EvidenceOfProps) {
  const found = useLooks();
  if (found === undefined) return null;
  if (found === null || !stories.some(({ id }) => found.stories[id]))
    return (
      <p>
        Nothing was measured here yet: <code>npm run looks</code> measures it.
      </p>
    );
  const component = found.components[stories[0]?.id.replace(/--.*/, "") ?? ""];
  return (
    <>
      <ul>
        <li>{axeWords(found, stories)}</li>
        {component && <li>{bytesWords(component.bytes)}</li>}
        <li>No screen reader was used; the tree is what the browser would give to one.</li>
        <li>
          Measured on {found.day}, at {found.commit.slice(0, 10)}.
        </li>
      </ul>
      {component && (
        <details>
          <summary>Accessibility tree of the first story</summary>
          <Source code={component.tree} language="text" />
        </details>
      )}
    </>
  );
}

function axeWords({ stories }: Looks, own: readonly { id: string }[]): string {
  const looked = own.flatMap(({ id }) => stories[id]?.axe ?? []);
  const violations = looked.flatMap((each) => each.violations);
  const rules = Math.max(0, ...looked.map((each) => each.rules));
  return `Axe looked at ${looked.length} of ${own.length} stories with up to ${rules} rules and found ${violations.length === 0 ? "nothing" : [...new Set(violations)].join(", ")}.`;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const bytesWords = ({ own, all }: Looks["components"][string]["bytes"]) =>
  `${kilobytes(own)} compressed with what it imports of ours; ${kilobytes(all)} with all packages but React.`;
