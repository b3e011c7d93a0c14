import { Button, type ButtonProps } from "@gbvf/ui/primitives/Button/Button.tsx";
import { VisuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden/VisuallyHidden.tsx";
import { plain } from "@gbvf/ui/text/words.ts";
import type { ReactNode } from "react";

interface ActionButtonProps extends Pick<ButtonProps, "variant" | "autoFocus" | "aria-label"> {
  onPress: () => void;
  /** The focus stays; a second press sends nothing. */
  isSending: boolean;
  children: ReactNode;
}

export function ActionButton({ onPress, isSending, children, ...props }: ActionButtonProps) {
  return (
    <>
      <Button {...props} onPress={() => !isSending && onPress()}>
        {isSending ? plain("Sending…") : children}
      </Button>
      <VisuallyHidden role="status">{isSending && plain("Sending")}</VisuallyHidden>
    </>
  );
}
