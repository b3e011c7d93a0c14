import type { InstanceCapture } from "@gbvf/api/building-block/instance/contract.ts";
import { formatMoment } from "@gbvf/ui/primitives/History/formatMoment.ts";
import { Changes } from "../manage/Changes.tsx";

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
