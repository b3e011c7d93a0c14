import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { FileDrop } from "@gbvf/ui/primitives/FileDrop/FileDrop.tsx";
import { SegmentedControl } from "@gbvf/ui/primitives/SegmentedControl/SegmentedControl.tsx";
import { TextArea } from "@gbvf/ui/primitives/TextArea/TextArea.tsx";
import { VisuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useState } from "react";
import { ActionButton } from "../../../lib/calls/ActionButton.tsx";
import type { Sheet } from "./useSheet.ts";

const MAX_BYTES = 2 * 1024 * 1024;
const ways = [
  { id: "file", name: "A file" },
  { id: "paste", name: "Copied cells" },
] as const;

/** Nothing changes by it. */
export function SheetUpload({ sheet }: { sheet: Sheet }) {
  const [way, setWay] = useState<"file" | "paste">("file");
  const [file, setFile] = useState<File | null>(null);
  const [text, setText] = useState("");
  const take = async (chosen: File | null) => {
    setFile(chosen);
    sheet.forget();
    if (chosen === null) return;
    await sheet.read({ fileName: chosen.name, content: new Blob([await chosen.arrayBuffer()]) });
  };
  const problem = sheet.readFailure === undefined ? {} : { errorMessage: sheet.readFailure };
  return (
    <Card as="section" aria-labelledby="sheet-upload">
      <h2 id="sheet-upload">2. Send it back</h2>
      <SegmentedControl label="How do you send it?" segments={ways} value={way} onChange={setWay} />
      {way === "file" ? (
        <FileDrop
          label="Edited sheet"
          endings={[".xlsx", ".csv"]}
          mostBytes={MAX_BYTES}
          value={file}
          onChange={(chosen) => void take(chosen)}
          {...problem}
        />
      ) : (
        <>
          <TextArea
            label="Copied cells"
            description="Copy the whole sheet with its headings, and paste it here."
            value={text}
            onChange={setText}
            {...problem}
          />
          <ButtonRow>
            <ActionButton
              isSending={sheet.isReading}
              onPress={() => void sheet.read({ fileName: "pasted.csv", content: new Blob([text]) })}
            >
              Look at the changes
            </ActionButton>
          </ButtonRow>
        </>
      )}
      <p role="status">{sheet.isReading && way === "file" ? "The sheet is being read…" : ""}</p>
      {file !== null && way === "file" && sheet.readFailure !== undefined && (
        <ButtonRow>
          <ActionButton isSending={sheet.isReading} onPress={() => void take(file)}>
            Try again<VisuallyHidden> with {file.name}</VisuallyHidden>
          </ActionButton>
        </ButtonRow>
      )}
    </Card>
  );
}
