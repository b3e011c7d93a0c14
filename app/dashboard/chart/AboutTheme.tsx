import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { useWords } from "../../lib/words/useWords.tsx";

export function AboutTheme({ component }: { component: Component }) {
  const { say } = useWords();
  return (
    <p>
      {say(component.description)}{" "}
      <Link href={component.linkUrl} isExternal>
        {say(component.linkTitle)}
      </Link>
    </p>
  );
}
