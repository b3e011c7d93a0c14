import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { useState } from "react";
import { useFocusKept } from "../../../../lib/page/useFocusKept.ts";
import type { ImportKindWords } from "../importKinds.ts";
import { NameSourceForm } from "./NameSourceForm.tsx";

export function NameSource({ kinds }: { kinds: readonly ImportKindWords[] }) {
  const [isOpen, setOpen] = useState(false);
  const button = useFocusKept<HTMLButtonElement>(isOpen);
  if (isOpen) return <NameSourceForm kinds={kinds} onClose={() => setOpen(false)} />;
  return (
    <div>
      <Button onPress={() => setOpen(true)} ref={button}>
        Name a source
      </Button>
    </div>
  );
}
