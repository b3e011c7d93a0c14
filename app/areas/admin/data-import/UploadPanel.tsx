import { MAX_UPLOAD_BYTES, type TemplateKind } from "@gbvf/api/data-import/contract.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { FileDrop } from "@gbvf/ui/primitives/FileDrop/FileDrop.tsx";
import { megabytes } from "@gbvf/ui/primitives/FileDrop/validateFile.ts";
import { RadioGroup } from "@gbvf/ui/primitives/RadioGroup/RadioGroup.tsx";
import { SelectField } from "@gbvf/ui/primitives/SelectField/SelectField.tsx";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { Fragment, useState } from "react";
import { styled } from "styled-components";
import { ActionButton } from "../../../lib/api-client/ActionButton.tsx";
import { useAction } from "../../../lib/api-client/useAction.ts";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { getErrorText } from "../../../lib/form/errorText.ts";
import { Panel } from "../CardGrid.tsx";
import { CsvDownload } from "./CsvDownload.tsx";
import type { ImportKindText } from "./importKinds.ts";

interface UploadPanelProps {
  kinds: readonly ImportKindText[];
  onUploaded: (importId: number) => void;
}

const YEARS = [
  { id: "financial", label: "Financial years, from April to March" },
  { id: "calendar", label: "Calendar years" },
] as const;

export function UploadPanel({ kinds, onUploaded }: UploadPanelProps) {
  const [chosenKind, setChosenKind] = useState(kinds.length === 1 ? (kinds[0] ?? null) : null);
  const [file, setFile] = useState<File | null>(null);
  const [years, setYears] = useState<"financial" | "calendar" | null>(null);
  const upload = useAction("POST /api/import/upload", {
    refreshes: ["GET /api/import/getImports"],
    onDone: ({ importId }) => onUploaded(importId),
    textOf: (error) => (error.status === 0 ? NOT_ARRIVED : getErrorText(error)),
  });
  const send = () => {
    if (chosenKind === null || file === null) return;
    const hasYears = chosenKind.kind === "crime" && years !== null;
    const query = { kind: chosenKind.kind, fileName: file.name.slice(-200), ...(hasYears && { years }) };
    upload.run({ query, body: file });
  };
  return (
    <Root aria-labelledby="upload">
      <h2 id="upload">Upload a file</h2>
      <RadioGroup
        label="What is in the file?"
        choices={kinds.map(({ kind, name, about }) => ({ id: kind, label: name, detail: about }))}
        value={chosenKind?.kind ?? null}
        onChange={(chosen) => {
          setChosenKind(kinds.find((each) => each.kind === chosen) ?? null);
          setFile(null);
          upload.reset();
        }}
        isSideBySide
      />
      {chosenKind && (
        <Fragment key={chosenKind.kind}>
          {chosenKind.template && <TemplateDownload kind={chosenKind.template} />}
          {chosenKind.kind === "crime" && (
            <SelectField
              label="A single year, such as 2005, means"
              placeholder="What the file says"
              options={YEARS}
              value={years}
              onChange={setYears}
            />
          )}
          <FileDrop
            label={`File: ${chosenKind.name}`}
            endings={chosenKind.endings}
            maxBytes={MAX_UPLOAD_BYTES}
            value={file}
            onChange={(chosen) => {
              setFile(chosen);
              upload.reset();
            }}
            isDisabled={upload.isSending}
          />
        </Fragment>
      )}
      {file && (
        <div>
          <ActionButton variant="primary" onPress={send} isSending={upload.isSending}>
            See what would change
          </ActionButton>
          {upload.isSending && <p>{megabytes(file.size)} are on their way. Keep this page open.</p>}
        </div>
      )}
      <Alert>{upload.error}</Alert>
    </Root>
  );
}

function TemplateDownload({ kind }: { kind: TemplateKind }) {
  const file = useApi("GET /api/import/getTemplate", { query: { kind } });
  return (
    <div>
      <CsvDownload file={file} name="Download an empty file to fill in" variant="quiet" />
    </div>
  );
}

const NOT_ARRIVED = "The file did not arrive. Nothing has changed. Check your connection and send it again.";

const Root = styled(Panel)`
  ${stack(2)}
`;
