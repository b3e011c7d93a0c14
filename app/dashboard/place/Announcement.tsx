import { VisuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useState } from "react";

/** A page is read when it opens, so only changes are announced. */
export function Announcement({ text }: { text: string }) {
  const [first, setFirst] = useState<string | null>(text);
  if (first !== null && first !== text) setFirst(null);
  return <VisuallyHidden role="status">{first === null && text}</VisuallyHidden>;
}
