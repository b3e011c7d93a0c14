import type { SurveyMessageId } from "@gbvf/api/shared/i18n/survey/messages.ts";
import type { ReactNode } from "react";
import { HelpNumbers } from "./HelpNumbers.tsx";
import { SurveyFrame, type SurveyFrameProps } from "./SurveyFrame.tsx";
import { Msg, useTranslator } from "./surveyI18n.tsx";

interface SurveyMessageProps extends Omit<SurveyFrameProps, "title"> {
  heading: SurveyMessageId;
  title?: SurveyMessageId;
  action?: ReactNode;
}

export function SurveyMessage({
  heading,
  title = "tabTitle",
  action,
  children,
  ...frame
}: SurveyMessageProps) {
  return (
    <SurveyFrame {...frame} title={useTranslator().t(title).text}>
      <Msg as="h1" id={heading} />
      {children}
      {action && <div className="survey-actions">{action}</div>}
      <HelpNumbers />
    </SurveyFrame>
  );
}
