import type { InstanceCapture } from "@gbvf/api/building-block/instance/contract.ts";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { formatMoment } from "@gbvf/ui/primitives/History/formatMoment.ts";
import { type ReactNode, useState } from "react";
import { ApiError } from "../../../lib/api-client/ApiError.ts";
import { Changes } from "../manage/Changes.tsx";

type ReplaceConfirmation = {
  /** Asks before it replaces another capture, then repeats the request with that capture's id. */
  sendWithReplacement: <A>(send: (replaces?: number) => Promise<A>) => Promise<A>;
  question: ReactNode;
};

export function useReplaceConfirmation(): ReplaceConfirmation {
  const [pendingQuestion, setPendingQuestion] = useState<{
    capture: InstanceCapture;
    answer: (isConfirmed: boolean) => void;
  }>();
  const sendWithReplacement = async <A,>(
    send: (replaces?: number) => Promise<A>,
    replaces?: number,
  ): Promise<A> => {
    try {
      return await send(replaces);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "waiting" || error.conflict === undefined)
        throw error;
      const capture = error.conflict.current as InstanceCapture;
      const isConfirmed = await new Promise<boolean>((answer) => setPendingQuestion({ capture, answer }));
      setPendingQuestion(undefined);
      if (!isConfirmed) throw error;
      return sendWithReplacement(send, capture.captureId);
    }
  };
  return {
    sendWithReplacement,
    question: pendingQuestion && (
      <ConfirmDialog
        title={`Replace what ${pendingQuestion.capture.capturedBy} captured?`}
        isOpen
        confirmLabel="Replace it"
        onConfirm={() => pendingQuestion.answer(true)}
        cancelLabel="Keep it"
        onCancel={() => pendingQuestion.answer(false)}
      >
        <CaptureNote capture={pendingQuestion.capture} />
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
