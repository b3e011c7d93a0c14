import { type FormEvent, useState } from "react";
import { Message } from "./Message.tsx";
import { SurveyFrame } from "./SurveyFrame.tsx";
import { words } from "./words.ts";

interface CodeStepProps {
  note: string | null;
  onOpen: (code: string) => void;
}

export function CodeStep({ note, onOpen }: CodeStepProps) {
  const [typed, setTyped] = useState("");
  const [isMissing, setMissing] = useState(false);
  const open = (event: FormEvent) => {
    event.preventDefault();
    // People type groups and capitals.
    const code = typed.replace(/[\s-]/g, "").toLowerCase();
    if (code === "") setMissing(true);
    else onOpen(code);
  };
  return (
    <SurveyFrame title={words.tabTitle} step="code">
      <Message title={words.codeTitle}>
        {note && (
          <p className="survey-note" role="status">
            {note}
          </p>
        )}
        <p>{words.code}</p>
        <form onSubmit={open} noValidate>
          <label className="survey-field">
            <span>{words.codeLabel}</span>
            <input
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              aria-invalid={isMissing || undefined}
              aria-describedby={isMissing ? "code-problem" : undefined}
            />
          </label>
          {isMissing && (
            <p className="survey-error" id="code-problem" role="alert">
              {words.codeMissing}
            </p>
          )}
          <div className="survey-actions">
            <button type="submit" className="survey-button">
              {words.goOn}
            </button>
          </div>
        </form>
      </Message>
    </SurveyFrame>
  );
}
