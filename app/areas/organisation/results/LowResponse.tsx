import { Note } from "../Note.tsx";

/** Too few answered to speak for all. */
export function LowResponse() {
  return (
    <Note>
      <strong>Fewer than 30 in 100 answered.</strong> Those who did not may see things differently: read these
      results as a hint, not as a picture of everybody.
    </Note>
  );
}
