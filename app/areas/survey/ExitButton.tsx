import { coverPage } from "@gbvf/ui/primitives/ExitThisPage/coverPage.ts";
import { useTripleShift } from "@gbvf/ui/primitives/ExitThisPage/useTripleShift.ts";
import { removeDraft } from "./draft.ts";
import { useTranslator } from "./surveyI18n.tsx";

/** One press, or Shift three times, deletes every choice. */
export function ExitButton({ href }: { href: string }) {
  const exit = () => {
    coverPage();
    removeDraft(sessionStorage);
    window.location.replace(href);
  };
  useTripleShift(exit);
  const { text, lang } = useTranslator().t("exit");
  return (
    <button type="button" className="survey-exit" lang={lang} onClick={exit}>
      {text}
    </button>
  );
}
