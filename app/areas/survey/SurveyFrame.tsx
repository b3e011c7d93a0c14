import { coverPage } from "@gbvf/ui/primitives/ExitThisPage/coverPage.ts";
import { useTripleShift } from "@gbvf/ui/primitives/ExitThisPage/useTripleShift.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { NEUTRAL_SITE } from "../../layouts/neutralSite.ts";
import { removeDraft } from "./responseDraft.ts";
import { Msg, useTranslator } from "./surveyI18n.tsx";
import { leaveSurvey } from "./useStep.ts";

export interface SurveyFrameProps {
  /** The browser's history stores the title, so it does not name the subject. */
  title: string;
  exitUrl?: string;
  /** A new value scrolls to the top and moves the focus. */
  step: string | number;
  isPreview?: boolean;
  children: ReactNode;
}

export function SurveyFrame({
  title,
  exitUrl = NEUTRAL_SITE,
  step,
  isPreview = false,
  children,
}: SurveyFrameProps) {
  const main = useRef<HTMLElement>(null);
  const previousStep = useRef(step);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <div className="survey">
      <header className="survey-head">
        <Msg as="span" id="title" />
      </header>
      <ExitButton href={exitUrl} />
      <main className="survey-main" ref={main} tabIndex={-1}>
        {isPreview && <Msg as="p" className="survey-note" id="previewNote" />}
        {children}
      </main>
    </div>
  );
}

function ExitButton({ href }: { href: string }) {
  const exit = () => {
    coverPage();
    removeDraft(sessionStorage);
    leaveSurvey(href);
  };
  useTripleShift(exit);
  const { text, lang } = useTranslator().t("exit");
  return (
    <button type="button" className="survey-exit" lang={lang} onClick={exit}>
      {text}
    </button>
  );
}
