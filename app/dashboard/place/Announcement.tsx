import { VisuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useState } from "react";

/** Announces changed text only, not the text with which the page opened. */
export function Announcement({ text }: { text: string }) {
  const [first, setFirst] = useState<string | null>(text);
  if (first !== null && first !== text) setFirst(null);
  return <VisuallyHidden role="status">{first === null && text}</VisuallyHidden>;
}
