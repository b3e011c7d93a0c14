import { Disclosure } from "@gbvf/ui/primitives/Disclosure/Disclosure.tsx";
import { useIsPrinting } from "@gbvf/ui/tokens/useIsPrinting.ts";
import type { ReactNode } from "react";
import { useIsNarrow } from "../../../lib/page/useIsNarrow.ts";

interface QuestionByQuestionProps {
  title: string;
  children: ReactNode;
}

export function QuestionByQuestion({ title, children }: QuestionByQuestionProps) {
  const isPrinting = useIsPrinting();
  if (!useIsNarrow() || isPrinting) return children;
  return (
    <Disclosure title={`${title}, question by question`} headingLevel={2}>
      {children}
    </Disclosure>
  );
}
