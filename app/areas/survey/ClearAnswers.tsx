import { useEffect, useRef, useState } from "react";
import { Msg, MsgButton } from "./surveyI18n.tsx";

export function ClearAnswers({ onClear }: { onClear: () => void }) {
  const [isConfirming, setConfirming] = useState<boolean>();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isConfirming !== undefined) first.current?.focus();
  }, [isConfirming]);
  if (!isConfirming)
    return <MsgButton id="clear" className="survey-clear" ref={first} onClick={() => setConfirming(true)} />;
  return (
    <div className="survey-note">
      <p id="clear-asks">
        <Msg id="clearAsks" />
      </p>
      <div className="survey-actions">
        <MsgButton
          id="clearNot"
          ref={first}
          aria-describedby="clear-asks"
          onClick={() => setConfirming(false)}
        />
        <MsgButton id="clearNow" onClick={onClear} />
      </div>
    </div>
  );
}
