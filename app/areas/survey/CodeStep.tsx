import { type FormEvent, useEffect, useRef, useState } from "react";
import { formatCode } from "../../lib/page/formatCode.ts";
import { SurveyMessage } from "./SurveyMessage.tsx";
import { Msg, MsgButton } from "./surveyI18n.tsx";

interface CodeStepProps {
  note: "cleared" | "idle" | null;
  refusedCode?: string;
  onOpen: (code: string) => void;
}

/** Codes in links are at least this long; printed codes are shorter. */
const MIN_LINK_CODE_LENGTH = 20;

export function CodeStep({ note, refusedCode = "", onOpen }: CodeStepProps) {
  const isLinkCode = refusedCode.length >= MIN_LINK_CODE_LENGTH;
  const [typedCode, setTypedCode] = useState(() => (isLinkCode ? "" : formatCode(refusedCode)));
  const [error, setError] = useState<"codeMissing" | "codeUnknown" | null>(
    refusedCode === "" || isLinkCode ? null : "codeUnknown",
  );
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusedCode !== "") field.current?.focus();
  }, [refusedCode]);
  const change = ({ value, selectionEnd }: HTMLInputElement) =>
    // Formats only while typing at the end, because otherwise the cursor would jump to the end.
    setTypedCode(selectionEnd === value.length ? formatCode(value) : value);
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (typedCode.trim() === "") {
      setError("codeMissing");
      field.current?.focus();
    } else onOpen(typedCode);
  };
  return (
    <SurveyMessage heading={isLinkCode ? "notOpenTitle" : "codeTitle"} step="code">
      {note && (
        <p className="survey-note" role="status">
          <Msg id={note} />
        </p>
      )}
      <Msg as="p" id={isLinkCode ? "notOpen" : "code"} />
      <form onSubmit={open} noValidate>
        <div className="survey-field">
          <label htmlFor="code">
            <Msg id="codeLabel" />
          </label>
          <span className="survey-muted" id="code-hint">
            <Msg id="codeHint" />
          </span>
          {error !== null && (
            <p className="survey-error" id="code-problem" role="alert">
              <Msg id={error} />
            </p>
          )}
          <input
            id="code"
            ref={field}
            value={typedCode}
            onChange={({ target }) => change(target)}
            autoCapitalize="characters"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            aria-invalid={error !== null || undefined}
            aria-describedby={error === null ? "code-hint" : "code-hint code-problem"}
          />
        </div>
        <div className="survey-actions">
          <MsgButton isMain type="submit" id="goOn" />
        </div>
      </form>
    </SurveyMessage>
  );
}
