import { useEffect, useRef, useState } from "react";
import { Msg, MsgButton } from "./surveyI18n.tsx";

export function ClearAnswers({ onClear }: { onClear: () => void }) {
  const [isConfirming, setConfirming] = useState<boolean>();
  const firstButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isConfirming !== undefined) firstButton.current?.focus();
  }, [isConfirming]);
  if (!isConfirming)
    return (
      <MsgButton id="clear" className="survey-clear" ref={firstButton} onClick={() => setConfirming(true)} />
    );
  return (
    <div className="survey-note">
      <p id="clear-asks">
        <Msg id="clearAsks" />
      </p>
      <div className="survey-actions">
        <MsgButton
          id="clearNot"
          ref={firstButton}
          aria-describedby="clear-asks"
          onClick={() => setConfirming(false)}
        />
        <MsgButton id="clearNow" onClick={onClear} />
      </div>
    </div>
  );
}
