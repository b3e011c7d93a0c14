import { saveFile } from "@gbvf/ui/charts/saveFile.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { ActionButton } from "../lib/calls/ActionButton.tsx";
import { useAction } from "../lib/calls/useAction.ts";
import { Surface } from "./ProfileDetails.tsx";

export function OwnRecord() {
  const download = useAction("POST /api/auth/downloadOwnRecord", {
    onDone: (record) => {
      const fileName = `stored-about-me-${record.writtenAt.slice(0, 10)}.json`;
      saveFile(fileName, JSON.stringify(record, null, 2), "application/json");
    },
  });
  return (
    <Surface as="section" aria-labelledby="own-record">
      <h2 id="own-record">What is stored about you</h2>
      <p>
        Your details, groups, applications, sessions and second factors, and what the audit log says about
        you, in one file (JSON). It names nobody else, and holds no passwords or codes.
      </p>
      <div>
        <ActionButton onPress={() => download.run({ body: {} })} isSending={download.isSending}>
          <Icon name="download" /> Download what is stored about me
        </ActionButton>
      </div>
      <Alert>{download.failure}</Alert>
    </Surface>
  );
}
