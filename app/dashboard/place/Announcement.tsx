import { VisuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useState } from "react";

/** Tells a screen reader what has changed; the page itself is read when it is opened. */
export function Announcement({ text }: { text: string }) {
  const [first, setFirst] = useState<string | null>(text);
  if (first !== null && first !== text) setFirst(null);
  return <VisuallyHidden role="status">{first === null && text}</VisuallyHidden>;
}
