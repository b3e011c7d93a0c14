import { Banner } from "@gbvf/ui/primitives/Banner/Banner.tsx";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { FileDrop } from "@gbvf/ui/primitives/FileDrop/FileDrop.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { SegmentedControl } from "@gbvf/ui/primitives/SegmentedControl/SegmentedControl.tsx";
import { TextArea } from "@gbvf/ui/primitives/TextArea/TextArea.tsx";
import { VisuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useState } from "react";
import { AreaFrame } from "../../layouts/AreaFrame.tsx";
import { buildingBlock } from "../../lib/address/areaPaths.ts";
import { ActionButton } from "../../lib/api-client/ActionButton.tsx";
import { useApi } from "../../lib/api-client/useApi.ts";
import { useMay } from "../../lib/session/useMay.ts";
import { SheetButtons, SheetRules } from "../../lib/sheet/SheetButtons.tsx";
import { SHEET_FILES } from "../../lib/sheet/SheetDrop.tsx";
import { ScopeFilters } from "./dashboard/ScopeFilters.tsx";
import { SheetPreviewPanel, takeFocus } from "./sheet/SheetPreviewPanel.tsx";
import { type Sheet, useSheet } from "./sheet/useSheet.ts";

export function SheetPage() {
  const may = useMay();
  const sheet = useSheet();
  return (
    <AreaFrame
      title="Contacts in a sheet"
      purpose="Download your contacts, edit them in Excel or another program, and send them back. You see every change before it counts."
    >
      <SheetDownload />
      {may("EditBuildingBlock") && (
        <>
          {sheet.applied && (
            <div ref={takeFocus} tabIndex={-1} role="status">
              <Banner>
                {sheet.applied.message}{" "}
                {sheet.applied.mayUndo && (
                  <>
                    <Link href={buildingBlock.changed}>Take it back</Link>{" "}
                  </>
                )}
                {sheet.applied.waiting > 0 ? (
                  <Link href={buildingBlock.waiting}>See what is waiting</Link>
                ) : (
                  <Link href={buildingBlock.start}>See your municipalities</Link>
                )}
              </Banner>
            </div>
          )}
          <SheetUpload key={sheet.applications} sheet={sheet} />
          {sheet.preview && <SheetPreviewPanel key={sheet.readings} preview={sheet.preview} sheet={sheet} />}
        </>
      )}
    </AreaFrame>
  );
}

function SheetDownload() {
  const may = useMay();
  const everything = useApi("GET /api/buildingblock/getBuildingBlockAssociatedToUser", {});
  const [boundaryId, setBoundaryId] = useState<number | null>(null);
  return (
    <Card as="section" aria-labelledby="sheet-download">
      <h2 id="sheet-download">1. Download</h2>
      <SheetRules>
        <li>An empty cell keeps what is there. CLEAR empties it.</li>
        <li>To add a contact, copy a row and empty its Contact id and Version.</li>
        {may("AddBuildingBlock") && (
          <li>
            To add a place, add a row with its municipality, building block, name and address, and no ids. A
            name close to a listed one is refused.
          </li>
        )}
        <li>
          To capture a place, write the day on which you first asked it under Captured on, in its own row.
        </li>
        <li>To end a contact, write yes under Ended. To confirm one, write yes under Still right.</li>
        <li>Confidential addresses are left out. Please keep the file safe: it has people's numbers.</li>
      </SheetRules>
      <ScopeFilters scope={everything.data?.scope ?? []} boundaryId={boundaryId} onChange={setBoundaryId} />
      <SheetButtons
        endpoint="POST /api/buildingblock/downloadSheet"
        callFor={(format) => ({ body: { format, ...(boundaryId !== null && { boundaryId }) } })}
      />
    </Card>
  );
}

const ways = [
  { id: "file", label: "A file" },
  { id: "paste", label: "Copied cells" },
] as const;

/** Uploading previews the changes and saves nothing. */
function SheetUpload({ sheet }: { sheet: Sheet }) {
  const [way, setWay] = useState<"file" | "paste">("file");
  const [file, setFile] = useState<File | null>(null);
  const [text, setText] = useState("");
  const take = async (chosen: File | null) => {
    setFile(chosen);
    sheet.forget();
    if (chosen === null) return;
    await sheet.read({ fileName: chosen.name, body: new Blob([await chosen.arrayBuffer()]) });
  };
  const problem = sheet.readFailure === undefined ? {} : { errorMessage: sheet.readFailure };
  return (
    <Card as="section" aria-labelledby="sheet-upload">
      <h2 id="sheet-upload">2. Send it back</h2>
      <SegmentedControl label="How do you send it?" segments={ways} value={way} onChange={setWay} />
      {way === "file" ? (
        <FileDrop
          label="Edited sheet"
          {...SHEET_FILES}
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
              onPress={() => void sheet.read({ fileName: "pasted.csv", body: new Blob([text]) })}
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
