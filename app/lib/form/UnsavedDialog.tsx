import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Dialog } from "@gbvf/ui/primitives/Dialog/Dialog.tsx";
import { space } from "@gbvf/ui/theme/tokens.ts";
import { styled } from "styled-components";
import { useUnsavedChanges } from "./useUnsavedChanges.ts";

/** Asks before what was typed is lost. Rendered inside a form's page, with whether there is something to lose. */
export function UnsavedDialog({ isUnsaved }: { isUnsaved: boolean }) {
  const { goOn, stay } = useUnsavedChanges(isUnsaved);
  return (
    <Dialog
      title="Unsaved changes"
      role="alertdialog"
      isOpen={goOn !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) stay();
      }}
    >
      <p>What you entered has not been saved. If you leave this page now, it is lost.</p>
      <Ways>
        <Button variant="primary" onPress={stay}>
          Stay on this page
        </Button>
        <Button onPress={() => goOn?.()}>Leave without saving</Button>
      </Ways>
    </Dialog>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
`;
