import { useEffect, useRef, useState } from "react";
import { Msg, MsgButton } from "./surveyI18n.tsx";

export function ClearAnswers({ onClear }: { onClear: () => void }) {
  const [isAsking, setAsking] = useState<boolean>();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking !== undefined) first.current?.focus();
  }, [isAsking]);
  if (!isAsking)
    return <MsgButton id="clear" className="survey-clear" ref={first} onClick={() => setAsking(true)} />;
  return (
    <div className="survey-note">
      <p id="clear-asks">
        <Msg id="clearAsks" />
      </p>
      <div className="survey-actions">
        <MsgButton id="clearNot" ref={first} aria-describedby="clear-asks" onClick={() => setAsking(false)} />
        <MsgButton id="clearNow" onClick={onClear} />
      </div>
    </div>
  );
}
