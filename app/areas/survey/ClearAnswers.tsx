import { useEffect, useRef, useState } from "react";
import { Msg } from "./surveyI18n.tsx";

export function ClearAnswers({ onClear }: { onClear: () => void }) {
  const [isAsking, setAsking] = useState<boolean>();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking !== undefined) first.current?.focus();
  }, [isAsking]);
  if (!isAsking) {
    return (
      <button type="button" className="survey-quiet survey-clear" ref={first} onClick={() => setAsking(true)}>
        <Msg id="clear" />
      </button>
    );
  }
  return (
    <div className="survey-note">
      <p id="clear-asks">
        <Msg id="clearAsks" />
      </p>
      <div className="survey-actions">
        <button
          type="button"
          className="survey-quiet"
          ref={first}
          aria-describedby="clear-asks"
          onClick={() => setAsking(false)}
        >
          <Msg id="clearNot" />
        </button>
        <button type="button" className="survey-quiet" onClick={onClear}>
          <Msg id="clearNow" />
        </button>
      </div>
    </div>
  );
}
