import type { SetupStep } from "@gbvf/api/setup-checklist/contract.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import type { ReactElement } from "react";
import { admin } from "../../../lib/address/areaPaths.ts";
import { profile } from "../../../lib/address/paths.ts";
import { ActionButton } from "../../../lib/api-client/ActionButton.tsx";
import { useAction } from "../../../lib/api-client/useAction.ts";
import { useHasPermission } from "../../../lib/session/useHasPermission.ts";

type Instructions = (props: { hasMailServer: boolean }) => ReactElement;

export const STEP_TEXTS: Readonly<
  Record<SetupStep["step"], { name: string; effect: string; Instructions: Instructions }>
> = {
  publisher: {
    name: "Publisher and contact",
    effect: "The foot of every public page names who answers for the figures, and where feedback goes.",
    Instructions: () => (
      <p>
        The operator sets <code>PUBLISHER</code>, <code>PUBLISHER_URL</code> and <code>FEEDBACK_EMAIL</code>{" "}
        in the configuration, and restarts.
      </p>
    ),
  },
  mail: {
    name: "Mail, tried with an e-mail to yourself",
    effect: "Invitations, codes and decisions reach people.",
    Instructions: TestEmail,
  },
  secondFactor: {
    name: "Your second factor",
    effect: "Changes nothing in public: a stolen password alone no longer opens your account.",
    Instructions: () => (
      <p>
        <Link href={`${profile}#second-factor`}>Add a passkey or an authenticator app</Link>
      </p>
    ),
  },
  backup: {
    name: "First backup",
    effect: "Changes nothing in public: what is loaded and decided from now on is not lost with a disk.",
    Instructions: () => (
      <p>
        The operator runs <code>npm run backup</code>; the server may go on. Looked for in{" "}
        <code>backups</code> of <code>VAR_DIR</code>.
      </p>
    ),
  },
  boundaries: {
    name: "Official boundary lines",
    effect: "Maps show the demarcated lines instead of approximate ones.",
    Instructions: Import,
  },
  figures: {
    name: "First figures",
    effect: "The public dashboard shows figures instead of “No data available”.",
    Instructions: Import,
  },
  coordinator: {
    name: "First coordinator",
    effect: "Contacts of a municipality can be captured and verified, and then appear in the directory.",
    Instructions: () => <Invite />,
  },
};

function TestEmail({ hasMailServer }: { hasMailServer: boolean }) {
  const email = useAction("POST /api/security/changeSetupChecklist", {
    refreshes: ["GET /api/security/getSetupChecklist"],
  });
  if (!hasMailServer) {
    return (
      <p>
        No mail server is set: e-mails only become files on the server. Its operator sets one, as the guide
        for operators says, and restarts.
      </p>
    );
  }
  return (
    <div>
      <ActionButton
        onPress={() => email.run({ body: { change: "send test mail" } })}
        isSending={email.isSending}
      >
        Send an e-mail to myself
      </ActionButton>
      <Alert>{email.error}</Alert>
    </div>
  );
}

function Import() {
  const hasPermission = useHasPermission();
  const mayImport = hasPermission("ImportPoliceStatistics") || hasPermission("ImportBuildingBlockData");
  return (
    <p>
      {mayImport ? (
        <Link href={admin.importedData}>Load a file</Link>
      ) : (
        "Somebody who may import loads a file."
      )}
    </p>
  );
}

function Invite() {
  const hasPermission = useHasPermission();
  if (!hasPermission("SetGroupMember")) return <p>Somebody who may add people invites them.</p>;
  return (
    <p>
      <Link href={admin.createUser}>Invite them</Link>: choose the group Building block users, and their
      municipalities.
    </p>
  );
}
