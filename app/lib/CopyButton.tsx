import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";

export interface CopyButtonProps {
  text: string;
  /** Shown once it is copied. */
  toast: string;
  variant?: "primary" | "secondary";
  children: string;
}

export function CopyButton({ text, toast, variant = "secondary", children }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      await notify.success(toast);
    } catch {
      // Refused without https, or where the reader forbids it.
      await notify.error("Your browser does not allow copying. Select the text and copy it yourself.");
    }
  };
  return (
    <Button variant={variant} onPress={() => void copy()}>
      <Icon name="copy" size={18} /> {children}
    </Button>
  );
}
