import { NotReady } from "./NotReady.tsx";

/** Its title says nothing of what is looked for, in case somebody else sees the browser's history. */
export function DirectoryPage() {
  return (
    <NotReady title="Contact Directory">
      This page is not ready yet. It will list services and people to turn to, by place and by kind of
      service.
    </NotReady>
  );
}
