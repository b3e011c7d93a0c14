import { saveFile } from "@gbvf/ui/charts/saveFile.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { useState } from "react";
import { ActionButton } from "../lib/calls/ActionButton.tsx";
import { ApiError } from "../lib/calls/ApiError.ts";
import { useMutation } from "../lib/calls/useMutation.ts";
import { problemText } from "../lib/form/problemText.ts";
import { Surface } from "./ProfileDetails.tsx";

export function OwnRecord() {
  const { send, isSending } = useMutation("POST /api/auth/downloadOwnRecord");
  const [failure, setFailure] = useState<string>();
  const take = async () => {
    setFailure(undefined);
    try {
      const record = await send({ body: {} });
      const fileName = `stored-about-me-${record.writtenAt.slice(0, 10)}.json`;
      saveFile(fileName, JSON.stringify(record, null, 2), "application/json");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(problemText(error));
    }
  };
  return (
    <Surface as="section" aria-labelledby="own-record">
      <h2 id="own-record">What is stored about you</h2>
      <p>
        Your details, groups, applications, sessions and second factors, and what the audit log says about
        you, in one file (JSON). It names nobody else, and holds no passwords or codes.
      </p>
      <div>
        <ActionButton onPress={() => void take()} isSending={isSending}>
          <Icon name="download" /> Download what is stored about me
        </ActionButton>
      </div>
      <Alert>{failure}</Alert>
    </Surface>
  );
}
