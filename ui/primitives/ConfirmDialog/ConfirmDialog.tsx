import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { RootProps } from "../../tokens/RootProps.ts";
import { space } from "../../tokens/tokens.ts";
import { Alert } from "../Alert/Alert.tsx";
import { Button } from "../Button/Button.tsx";
import { ButtonRow } from "../ButtonRow/ButtonRow.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

export interface ConfirmDialogProps extends RootProps<HTMLElement> {
  /** "Delete the group Reviewers?" */
  title: string;
  isOpen: boolean;
  /** Says what will happen, to whom, and whether it can be undone. */
  children: ReactNode;
  /** Names the action: "Delete group", never "OK". */
  confirmLabel: string;
  onConfirm: () => void;
  cancelLabel?: string;
  onCancel: () => void;
  isSending?: boolean;
  /** Shown in the dialog, which stays open for another attempt. */
  errorMessage?: string;
}

/**
 * Cancel is the main button and has the focus.
 *
 * - **When:** Something cannot be undone, or other people will notice it.
 * - **When not:** It can be undone: do it, and offer to undo it.
 * - **Keys:** Enter and Escape cancel, until Tab moves to the other button.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    isOpen,
    children,
    confirmLabel,
    onConfirm,
    isSending = false,
    errorMessage,
    ...rest
  } = props;
  const { cancelLabel = "Cancel", onCancel, ...root } = rest;
  return (
    <Dialog
      {...root}
      title={title}
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={(opens) => {
        if (!opens && !isSending) onCancel();
      }}
    >
      <Question>{children}</Question>
      <Alert>{errorMessage}</Alert>
      <ButtonRow>
        <Button variant="primary" autoFocus onPress={onCancel} isDisabled={isSending}>
          {cancelLabel}
        </Button>
        <Button variant="danger" onPress={() => !isSending && onConfirm()}>
          {isSending ? "Sending…" : confirmLabel}
        </Button>
      </ButtonRow>
      <VisuallyHidden role="status">{isSending && "Sending"}</VisuallyHidden>
    </Dialog>
  );
}

const Question = styled.div`> * + * { margin-block-start: ${space(1)}; }`;
