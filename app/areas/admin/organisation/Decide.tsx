import { type Application, VERIFICATION_STATUSES } from "@gbvf/api/organisation/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { useState } from "react";
import { ApproveDialog } from "./ApproveDialog.tsx";
import { RejectDialog } from "./RejectDialog.tsx";

interface DecideProps {
  application: Application;
  back: string;
}

export function Decide({ application, back }: DecideProps) {
  const [asked, setAsked] = useState<"approve" | "reject" | null>(null);
  const { verificationStatus } = application;
  const close = () => setAsked(null);
  return (
    <>
      {verificationStatus !== VERIFICATION_STATUSES.approved && (
        <Button variant="primary" onPress={() => setAsked("approve")}>
          Approve
        </Button>
      )}
      {verificationStatus !== VERIFICATION_STATUSES.rejected && (
        <Button variant="danger" onPress={() => setAsked("reject")}>
          Reject
        </Button>
      )}
      {asked === "approve" && <ApproveDialog application={application} back={back} onClose={close} />}
      {asked === "reject" && <RejectDialog application={application} back={back} onClose={close} />}
    </>
  );
}
