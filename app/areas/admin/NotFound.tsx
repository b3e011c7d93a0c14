import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { AreaFrame } from "../../layouts/AreaFrame.tsx";

interface NotFoundProps {
  /** "User" */
  title: string;
  back: { href: string; name: string };
}

export function NotFound({ title, back }: NotFoundProps) {
  return (
    <AreaFrame title={title} purpose="What this address leads to does not exist." back={back}>
      <EmptyState
        title={`${title} not found`}
        headingLevel={2}
        action={
          <Link href={back.href} variant="secondary">
            {back.name}
          </Link>
        }
      >
        It may have been deleted since the link was made.
      </EmptyState>
    </AreaFrame>
  );
}
