import { coverPage } from "@gbvf/ui/primitives/ExitThisPage/coverPage.ts";
import { useTripleShift } from "@gbvf/ui/primitives/ExitThisPage/useTripleShift.ts";
import { removeDraft } from "./draft.ts";
import { words } from "./words.ts";

/** The quick way out, as on every public page: a press or three of Shift. Nothing that was chosen stays behind. */
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
