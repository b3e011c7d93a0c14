import type { ReactNode } from "react";
import { Button } from "../Button/Button.tsx";
import { ButtonRow } from "../ButtonRow/ButtonRow.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { ProblemAlert } from "../Form/ProblemAlert.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

export interface ConfirmDialogProps {
  /** The question: "Delete the group Reviewers?" */
  title: string;
  isOpen: boolean;
  /** What will happen, to whom, and whether it can be undone. */
  children: ReactNode;
  /** Names the action: "Delete group", never "OK". */
  confirmName: string;
  onConfirm: () => void;
  cancelName?: string;
  onCancel: () => void;
  /** Says so, and ignores further presses. */
  isSending?: boolean;
  /** Why the action failed; the dialog stays open for another try. */
  errorMessage?: string;
}

/** Asks before something that cannot be undone. Cancel is the main button and has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, isOpen, children, confirmName, onConfirm, isSending = false, errorMessage } = props;
  const { cancelName = "Cancel", onCancel } = props;
  return (
    <Dialog
      title={title}
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={(opens) => {
        if (!opens && !isSending) onCancel();
      }}
    >
      <div>{children}</div>
      <ProblemAlert>{errorMessage}</ProblemAlert>
      <ButtonRow>
        <Button variant="primary" autoFocus onPress={onCancel} isDisabled={isSending}>
          {cancelName}
        </Button>
        <Button variant="danger" onPress={() => !isSending && onConfirm()}>
          {isSending ? "Sending…" : confirmName}
        </Button>
      </ButtonRow>
      <VisuallyHidden role="status">{isSending && "Sending"}</VisuallyHidden>
    </Dialog>
  );
}
