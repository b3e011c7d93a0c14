import type { InstanceCapture } from "@gbvf/api/building-block/instance/contract.ts";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { formatMoment } from "@gbvf/ui/primitives/History/formatMoment.ts";
import { type ReactNode, useState } from "react";
import { ApiError } from "../../../lib/api-client/ApiError.ts";
import { Changes } from "../manage/Changes.tsx";

type Replacing = {
  /** Asks before it replaces another capture, then repeats the request with that capture's id. */
  replacing: <A>(send: (replaces?: number) => Promise<A>) => Promise<A>;
  question: ReactNode;
};

export function useReplacing(): Replacing {
  const [pending, setPending] = useState<{ capture: InstanceCapture; resolve: (goesOn: boolean) => void }>();
  const replacing = async <A,>(send: (replaces?: number) => Promise<A>, replaces?: number): Promise<A> => {
    try {
      return await send(replaces);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "waiting" || error.conflict === undefined)
        throw error;
      const capture = error.conflict.current as InstanceCapture;
      const goesOn = await new Promise<boolean>((resolve) => setPending({ capture, resolve }));
      setPending(undefined);
      if (!goesOn) throw error;
      return replacing(send, capture.captureId);
    }
  };
  return {
    replacing,
    question: pending && (
      <ConfirmDialog
        title={`Replace what ${pending.capture.capturedBy} captured?`}
        isOpen
        confirmLabel="Replace it"
        onConfirm={() => pending.resolve(true)}
        cancelLabel="Keep it"
        onCancel={() => pending.resolve(false)}
      >
        <CaptureNote capture={pending.capture} />
      </ConfirmDialog>
    ),
  };
}

export function CaptureNote({ capture }: { capture: InstanceCapture }) {
  const { capturedBy, capturedAt, isOwn, state, changes } = capture;
  return (
    <>
      <p>
        {isOwn ? "You" : capturedBy} captured this on {formatMoment(capturedAt)}, and it{" "}
        {state === "waiting" ? "waits for verification" : "was sent back"}. If you go on, it is given up.
      </p>
      <Changes changes={changes} />
    </>
  );
}
