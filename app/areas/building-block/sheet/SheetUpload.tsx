import type { CheckedHow } from "@gbvf/api/building-block/instance/contract.ts";
import type { SheetPreview, uploadSheet } from "@gbvf/api/building-block/sheet/contract.ts";
import type { ApiResponse } from "@gbvf/api/shared/http/endpoint.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { SegmentedControl } from "@gbvf/ui/primitives/SegmentedControl/SegmentedControl.tsx";
import { TextArea } from "@gbvf/ui/primitives/TextArea/TextArea.tsx";
import { plural } from "@gbvf/ui/text/format.ts";
import { useRef, useState } from "react";
import { ActionButton } from "../../../lib/api-client/ActionButton.tsx";
import { useAction } from "../../../lib/api-client/useAction.ts";
import { SheetRules } from "../../../lib/sheet/SheetButtons.tsx";
import { SheetDrop, SheetErrors, type UploadedSheet } from "../../../lib/sheet/SheetDrop.tsx";
import { CheckMethodChoice } from "../CheckMethodChoice.tsx";
import { ALL_TARGETS } from "../refreshTargets.ts";
import { SheetRows } from "./SheetRows.tsx";

const METHODS = [
  { id: "file", label: "A file" },
  { id: "paste", label: "Copied cells" },
] as const;

interface SheetUploadProps {
  onRead: () => void;
  onApplied: (response: ApiResponse<typeof uploadSheet>) => void;
}

export function SheetUpload({ onRead, onApplied }: SheetUploadProps) {
  const [method, setMethod] = useState<"file" | "paste">("file");
  const [text, setText] = useState("");
  const [uploaded, setUploaded] = useState<UploadedSheet | null>(null);
  const [preview, setPreview] = useState<SheetPreview | null>(null);
  const read = useAction("POST /api/buildingblock/uploadSheet", {
    onDone: (response) => {
      setPreview(response.preview);
      onRead();
    },
  });
  const apply = useAction("POST /api/buildingblock/uploadSheet", {
    refreshes: ALL_TARGETS,
    onDone: onApplied,
    onRefused: ({ code }) => code === "stale-preview" && uploaded !== null && loadPreview(uploaded),
  });
  const loadPreview = ({ fileName, body }: UploadedSheet) => read.run({ query: { fileName }, body });
  const upload = (next: UploadedSheet | null) => {
    setUploaded(next);
    setPreview(null);
    read.reset();
    apply.reset();
    if (next !== null) loadPreview(next);
  };
  const errors = preview?.errors ?? [];
  return (
    <>
      <Card as="section" aria-labelledby="sheet-upload">
        <h2 id="sheet-upload">2. Send it back</h2>
        <SegmentedControl
          label="How do you send it?"
          segments={METHODS}
          value={method}
          onChange={setMethod}
        />
        {method === "file" ? (
          <SheetDrop label="Edited sheet" isReading={read.isSending} errors={errors} onChange={upload} />
        ) : (
          <>
            <TextArea
              label="Copied cells"
              description="Copy the whole sheet with its headings, and paste it here."
              value={text}
              onChange={setText}
            />
            <ButtonRow>
              <ActionButton
                isSending={read.isSending}
                onPress={() => upload({ fileName: "pasted.csv", body: new Blob([text]) })}
              >
                Look at the changes
              </ActionButton>
            </ButtonRow>
            <SheetErrors errors={errors} />
          </>
        )}
        <Alert>{read.error}</Alert>
        {preview !== null && preview.notes.length > 0 && (
          <SheetRules>
            {preview.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </SheetRules>
        )}
      </Card>
      {uploaded !== null && preview !== null && errors.length === 0 && (
        <Card as="section" aria-labelledby="sheet-preview">
          <h2 id="sheet-preview" ref={takeFocus} tabIndex={-1}>
            3. Look, and apply
          </h2>
          <p>{describeCounts(preview.counts)}</p>
          <ApplyForm
            preview={preview}
            isSending={apply.isSending}
            onApply={(fingerprint, checkedHow) =>
              apply.run({
                query: { fileName: uploaded.fileName, apply: fingerprint, ...(checkedHow && { checkedHow }) },
                body: uploaded.body,
              })
            }
          />
          <Alert>{apply.error}</Alert>
          <SheetRows rows={preview.rows} />
        </Card>
      )}
    </>
  );
}

interface ApplyFormProps {
  preview: SheetPreview;
  isSending: boolean;
  onApply: (fingerprint: string, method: CheckedHow | undefined) => void;
}

function ApplyForm({ preview: { counts, fingerprint, needsMethod }, isSending, onApply }: ApplyFormProps) {
  const [method, setMethod] = useState<CheckedHow>();
  const [isMethodMissing, setMethodMissing] = useState(false);
  const choice = useRef<{ focus: () => void }>(null);
  if (fingerprint === null) return <p>There is nothing to apply.</p>;
  const apply = () => {
    const isMissing = needsMethod && method === undefined;
    setMethodMissing(isMissing);
    if (isMissing) choice.current?.focus();
    else onApply(fingerprint, method);
  };
  return (
    <>
      {needsMethod && (
        <CheckMethodChoice
          value={method}
          onChange={setMethod}
          inputRef={(radios: { focus: () => void } | null) => {
            choice.current = radios;
          }}
          description="Contacts that are new, changed or still right count as checked today."
          errorMessage={
            isMethodMissing && method === undefined ? "Please say how it was checked." : undefined
          }
        />
      )}
      <ButtonRow>
        <ActionButton variant="primary" isSending={isSending} onPress={apply}>
          {`Apply ${plural(counts.changed + counts.new + counts.ended + counts.stillRight, "change", "changes")}`}
        </ActionButton>
      </ButtonRow>
    </>
  );
}

/** "212 unchanged, 3 changed, 1 new" */
function describeCounts(counts: SheetPreview["counts"]): string {
  const parts = [
    [counts.changed, "changed"],
    [counts.new, "new"],
    [counts.ended, "ended"],
    [counts.stillRight, "still right"],
    [counts.conflict, "left as it is, because of what somebody else did"],
    [counts.unchanged, "unchanged"],
  ] as const;
  const countTexts = parts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return `Rows: ${countTexts.join(", ")}.`;
}

/** A ref that focuses new content, so that screen readers announce it. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
