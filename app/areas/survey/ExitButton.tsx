import { coverPage } from "@gbvf/ui/primitives/ExitThisPage/coverPage.ts";
import { useTripleShift } from "@gbvf/ui/primitives/ExitThisPage/useTripleShift.ts";
import { removeDraft } from "./draft.ts";
import { words } from "./words.ts";

/** One press, or Shift three times, deletes every choice. */
export function ExitButton({ href }: { href: string }) {
  const exit = () => {
    coverPage();
    removeDraft(sessionStorage);
    window.location.replace(href);
  };
  useTripleShift(exit);
  return (
    <button type="button" className="survey-exit" onClick={exit}>
      {words.exit}
    </button>
  );
}
