import { type ReactNode, useEffect, useRef } from "react";
import { NEUTRAL_SITE } from "../../layouts/neutralSite.ts";
import { ExitButton } from "./ExitButton.tsx";
import { Msg } from "./surveyI18n.tsx";

interface SurveyFrameProps {
  /** The tab's title; never names the subject. */
  title: string;
  exitUrl?: string;
  /** A change scrolls to the top and moves focus. */
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
  const shown = useRef(step);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <div className="survey">
      <header className="survey-head">
        <span>
          <Msg id="title" />
        </span>
      </header>
      <ExitButton href={exitUrl} />
      <main className="survey-main" ref={main} tabIndex={-1}>
        {isPreview && (
          <p className="survey-note">
            <Msg id="previewNote" />
          </p>
        )}
        {children}
      </main>
    </div>
  );
}
