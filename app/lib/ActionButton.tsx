import { Button, type ButtonProps } from "@gbvf/ui/primitives/Button/Button.tsx";
import { VisuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden/VisuallyHidden.tsx";
import type { ReactNode } from "react";

export interface ActionButtonProps extends Pick<ButtonProps, "variant" | "autoFocus"> {
  onPress: () => void;
  /** It is on its way: that is said, and the focus stays; a second press sends nothing. */
  isSending: boolean;
  children: ReactNode;
}

/** A press that sends something at once, outside of a form. */
export function ActionButton({ onPress, isSending, children, ...props }: ActionButtonProps) {
  return (
    <>
      <Button {...props} onPress={() => !isSending && onPress()}>
        {isSending ? "Sending…" : children}
      </Button>
      <VisuallyHidden role="status">{isSending && "Sending"}</VisuallyHidden>
    </>
  );
}
