import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { copyText, NOT_COPIED } from "@gbvf/ui/primitives/Button/copyText.ts";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";

interface CopyButtonProps {
  text: string;
  toast: string;
  variant?: "primary" | "secondary";
  children: string;
}

export function CopyButton({ text, toast, variant = "secondary", children }: CopyButtonProps) {
  const copy = async () => {
    if (await copyText(text)) await notify.success(toast);
    else await notify.error(NOT_COPIED);
  };
  return (
    <Button variant={variant} onPress={() => void copy()}>
      <Icon name="copy" size={18} /> {children}
    </Button>
  );
}
