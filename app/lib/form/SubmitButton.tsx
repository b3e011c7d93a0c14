import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { VisuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useIsHydrating } from "@gbvf/ui/tokens/useIsServerRendered.ts";

interface SubmitButtonProps {
  /** While true, the button keeps the focus, but a second press sends nothing. */
  isSending: boolean;
  children: string;
}

export function SubmitButton({ isSending, children }: SubmitButtonProps) {
  // Disabled until hydrated, because the browser itself would submit the form.
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
