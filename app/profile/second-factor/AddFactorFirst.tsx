import { TextColumn } from "../../layouts/TextColumn.tsx";
import { useTitle } from "../../lib/page/useTitle.ts";
import { useSessionChange } from "../../lib/session/session.ts";
import { SecondFactorSection } from "./SecondFactorSection.tsx";

/** The only page for people whose time to add a second factor is over. */
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
