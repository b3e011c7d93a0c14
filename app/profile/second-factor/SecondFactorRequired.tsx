import { TextColumn } from "../../layouts/TextColumn.tsx";
import { PageTitle } from "../../lib/page/PageTitle.tsx";
import { useReloadSession } from "../../lib/session/session.ts";
import { SecondFactorSection } from "./SecondFactorSection.tsx";

/** Replaces every page once the time to add a second factor has ended. */
export function SecondFactorRequired() {
  const reloadSession = useReloadSession();
  return (
    <TextColumn>
      <PageTitle>Add a second factor</PageTitle>
      <h1>Add a second factor</h1>
      <p>
        Your permissions need a second factor besides the password, and the time to add it is over. Add one
        here, and everything else opens again.
      </p>
      <SecondFactorSection onAdded={() => void reloadSession()} />
    </TextColumn>
  );
}
