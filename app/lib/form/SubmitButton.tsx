import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { VisuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useIsHydrating } from "@gbvf/ui/tokens/useIsServerRendered.ts";

interface SubmitButtonProps {
  /** Keeps focus; a second press sends nothing. */
  isSending: boolean;
  children: string;
}

export function SubmitButton({ isSending, children }: SubmitButtonProps) {
  // The browser itself would submit.
  const isHydrating = useIsHydrating();
  return (
    <>
      <Button
        type="submit"
        variant="primary"
        isDisabled={isHydrating}
        data-waiting={isHydrating || undefined}
      >
        {isSending ? "Sending…" : children}
      </Button>
      <VisuallyHidden role="status">{isSending && "Sending"}</VisuallyHidden>
    </>
  );
}
