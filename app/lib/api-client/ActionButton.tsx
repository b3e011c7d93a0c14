import { Button, type ButtonProps } from "@gbvf/ui/primitives/Button/Button.tsx";
import { VisuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden/VisuallyHidden.tsx";
import type { ReactNode } from "react";

interface ActionButtonProps extends Pick<ButtonProps, "variant" | "autoFocus" | "aria-label"> {
  onPress: () => void;
  /** While true, the button keeps the focus, but a second press sends nothing. */
  isSending: boolean;
  children: ReactNode;
}

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
