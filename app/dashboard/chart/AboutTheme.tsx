import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";

export function AboutTheme({ component }: { component: Component }) {
  return (
    <p>
      {component.description}{" "}
      <Link href={component.linkUrl} isExternal>
        {component.linkTitle}
      </Link>
    </p>
  );
}
