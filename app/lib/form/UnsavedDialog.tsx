import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { useUnsavedChanges } from "./useUnsavedChanges.ts";

export function UnsavedDialog({ isUnsaved }: { isUnsaved: boolean }) {
  const { goOn, stay } = useUnsavedChanges(isUnsaved);
  return (
    <ConfirmDialog
      title="Unsaved changes"
      isOpen={goOn !== null}
      confirmName="Leave without saving"
      onConfirm={() => goOn?.()}
      cancelName="Stay on this page"
      onCancel={stay}
    >
      <p>What you entered has not been saved. If you leave this page now, it is lost.</p>
    </ConfirmDialog>
  );
}
