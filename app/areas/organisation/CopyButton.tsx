import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";

export interface CopyButtonProps {
  text: string;
  /** What is told once it is copied. */
  toast: string;
  variant?: "primary" | "secondary";
  children: string;
}

/** Puts a text into the clipboard, and says so. */
export function CopyButton({ text, toast, variant = "secondary", children }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      await notify.success(toast);
    } catch {
      // Browsers refuse it on pages without https and where the reader has forbidden it.
      await notify.error("Your browser does not allow copying. Select the text and copy it yourself.");
    }
  };
  return (
    <Button variant={variant} onPress={() => void copy()}>
      <Icon name="copy" size={18} /> {children}
    </Button>
  );
}
