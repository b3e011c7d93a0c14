import { Disclosure, type DisclosureProps } from "@gbvf/ui/primitives/Disclosure/Disclosure.tsx";
import { useIsPrinting } from "@gbvf/ui/tokens/useIsPrinting.ts";
import { useIsNarrow } from "../../../lib/page/useIsNarrow.ts";

type FoldedOnPhoneProps = Pick<DisclosureProps, "title" | "headingLevel" | "aside" | "children">;

export function FoldedOnPhone({ headingLevel = 2, children, ...disclosureProps }: FoldedOnPhoneProps) {
  const isPrinting = useIsPrinting();
  if (!useIsNarrow() || isPrinting) return children;
  return (
    <Disclosure {...disclosureProps} headingLevel={headingLevel}>
      {children}
    </Disclosure>
  );
}
