import { TextColumn } from "../../layouts/TextColumn.tsx";
import { useSessionChange } from "../../lib/session.ts";
import { useTitle } from "../../lib/useTitle.ts";
import { SecondFactorSection } from "./SecondFactorSection.tsx";

/** All that opens for people whose permissions need a second factor, once the time to add it is over. */
export function AddFactorFirst() {
  useTitle("Add a second factor");
  const changeSession = useSessionChange();
  return (
    <TextColumn>
      <h1>Add a second factor</h1>
      <p>
        Your permissions need a second factor besides the password, and the time to add it is over. Add one
        here, and everything else opens again.
      </p>
      <SecondFactorSection onAdded={() => void changeSession()} />
    </TextColumn>
  );
}
