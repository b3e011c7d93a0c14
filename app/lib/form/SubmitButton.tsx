import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { VisuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden/VisuallyHidden.tsx";

interface SubmitButtonProps {
  /** Keeps focus; a second press sends nothing. */
  isSending: boolean;
  children: string;
}

export function SubmitButton({ isSending, children }: SubmitButtonProps) {
  return (
    <>
      <Button type="submit" variant="primary">
        {isSending ? "Sending…" : children}
      </Button>
      <VisuallyHidden role="status">{isSending && "Sending"}</VisuallyHidden>
    </>
  );
}
