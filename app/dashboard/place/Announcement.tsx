import { VisuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useState } from "react";

/** Announces changed text only, not the text with which the page opened. */
export function Announcement({ text }: { text: string }) {
  const [initialText, setInitialText] = useState<string | null>(text);
  if (initialText !== null && initialText !== text) setInitialText(null);
  return <VisuallyHidden role="status">{initialText === null && text}</VisuallyHidden>;
}
