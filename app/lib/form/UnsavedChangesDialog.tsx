import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { isPageCovered } from "@gbvf/ui/primitives/ExitThisPage/coverPage.ts";
import { useEffect, useState } from "react";
import { blockNavigation } from "../page/blockNavigation.ts";

export function UnsavedChangesDialog({ isUnsaved }: { isUnsaved: boolean }) {
  const { leave, stay } = useUnsavedChanges(isUnsaved);
  return (
    <ConfirmDialog
      title="Unsaved changes"
      isOpen={leave !== null}
      confirmLabel="Leave without saving"
      onConfirm={() => leave?.()}
      cancelLabel="Stay on this page"
      onCancel={stay}
    >
      <p>What you entered has not been saved. If you leave this page now, it is lost.</p>
    </ConfirmDialog>
  );
}

type UnsavedChanges = {
  leave: (() => void) | null;
  stay: () => void;
};

function useUnsavedChanges(isUnsaved: boolean): UnsavedChanges {
  const [pendingLeave, setPendingLeave] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!isUnsaved) return;
    const confirmLeaving = (leave: () => void) => setPendingLeave(() => leave);
    const cleanups = [blockNavigation(confirmLeaving), guardClosing()];
    return () => {
      for (const cleanup of cleanups) cleanup();
    };
  }, [isUnsaved]);
  return {
    leave:
      pendingLeave &&
      (() => {
        setPendingLeave(null);
        pendingLeave();
      }),
    stay: () => setPendingLeave(null),
  };
}

/** 'Exit this page' leaves without the browser's question about unsaved changes. */
function guardClosing(): () => void {
  const onClose = (event: BeforeUnloadEvent) => {
    if (!isPageCovered()) event.preventDefault();
  };
  window.addEventListener("beforeunload", onClose);
  return () => window.removeEventListener("beforeunload", onClose);
}
