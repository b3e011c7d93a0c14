import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { AreaFrame } from "../../layouts/AreaFrame.tsx";

export interface NotThereProps {
  /** "User" */
  title: string;
  back: { href: string; name: string };
}

/** For an address whose subject does not exist. */
export function NotThere({ title, back }: NotThereProps) {
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
