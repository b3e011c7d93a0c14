import { type FormEvent, useState } from "react";
import { Message } from "./Message.tsx";
import { SurveyFrame } from "./SurveyFrame.tsx";
import { Say, useWords } from "./SurveyWords.tsx";

interface CodeStepProps {
  note: "cleared" | "idle" | null;
  onOpen: (code: string) => void;
}

export function CodeStep({ note, onOpen }: CodeStepProps) {
  const [typed, setTyped] = useState("");
  const [isMissing, setMissing] = useState(false);
  const { text: title } = useWords().say("tabTitle");
  const open = (event: FormEvent) => {
    event.preventDefault();
    // People type groups and capitals.
    const code = typed.replace(/[\s-]/g, "").toLowerCase();
    if (code === "") setMissing(true);
    else onOpen(code);
  };
  return (
    <SurveyFrame title={title} step="code">
      <Message title={<Say id="codeTitle" />}>
        {note && (
          <p className="survey-note" role="status">
            <Say id={note} />
          </p>
        )}
        <p>
          <Say id="code" />
        </p>
        <form onSubmit={open} noValidate>
          <label className="survey-field">
            <span>
              <Say id="codeLabel" />
            </span>
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
              <Say id="codeMissing" />
            </p>
          )}
          <div className="survey-actions">
            <button type="submit" className="survey-button">
              <Say id="goOn" />
            </button>
          </div>
        </form>
      </Message>
    </SurveyFrame>
  );
}
