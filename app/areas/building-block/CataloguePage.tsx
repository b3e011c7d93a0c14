import type { CatalogueChange, CataloguePreview } from "@gbvf/api/building-block/catalogue/contract.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { StatusTag, type StatusTagProps } from "@gbvf/ui/primitives/StatusTag/StatusTag.tsx";
import { plural } from "@gbvf/ui/text/format.ts";
import { row, stack } from "@gbvf/ui/tokens/layout.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { useState } from "react";
import { styled } from "styled-components";
import { AreaFrame } from "../../layouts/AreaFrame.tsx";
import { AreaNav } from "../../layouts/AreaNav.tsx";
import { ActionButton } from "../../lib/api-client/ActionButton.tsx";
import { useAction } from "../../lib/api-client/useAction.ts";
import { listDashboards } from "../../lib/session/landing.ts";
import { useSession } from "../../lib/session/session.ts";
import { SheetButtons, SheetRules } from "../../lib/sheet/SheetButtons.tsx";
import { SheetDrop, type UploadedSheet } from "../../lib/sheet/SheetDrop.tsx";
import { Changes } from "./manage/Changes.tsx";
import { OVERVIEW_TARGETS } from "./refreshTargets.ts";

export function CataloguePage() {
  const session = useSession();
  const [applications, setApplications] = useState(0);
  if (session === undefined) return null;
  const navArea = listDashboards(session).find(({ area }) => area !== "organisation")?.area ?? "admin";
  return (
    <>
      <AreaNav area={navArea} />
      <AreaFrame
        title="Catalogue of building blocks"
        purpose="What every municipality should have, and what each place is asked for. A change counts from its day on; quarters that have ended stay as they were."
      >
        <Card as="section" aria-labelledby="catalogue-download">
          <h2 id="catalogue-download">1. Download the catalogue</h2>
          <SheetRules>
            <li>To add something, add a row without an id, with its kind and what it belongs to.</li>
            <li>
              To take something out of the figures, write “no” under Included. Deleting its row changes
              nothing.
            </li>
            <li>
              A building block that becomes confidential hides the addresses of all its places, for good.
            </li>
          </SheetRules>
          <SheetButtons
            endpoint="POST /api/buildingblock/catalogueSheet"
            createRequest={(format) => ({ body: { format } })}
          />
        </Card>
        <CatalogueUpload key={applications} onApplied={() => setApplications((count) => count + 1)} />
      </AreaFrame>
    </>
  );
}

function CatalogueUpload({ onApplied }: { onApplied: () => void }) {
  const [uploaded, setUploaded] = useState<UploadedSheet | null>(null);
  const [preview, setPreview] = useState<CataloguePreview | null>(null);
  const read = useAction("POST /api/buildingblock/changeCatalogue", {
    onDone: (response) => setPreview(response.preview),
  });
  const apply = useAction("POST /api/buildingblock/changeCatalogue", {
    refreshes: OVERVIEW_TARGETS,
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
  return (
    <Card as="section" aria-labelledby="catalogue-upload">
      <h2 id="catalogue-upload">2. Send it back</h2>
      <SheetDrop
        label="Edited catalogue"
        isReading={read.isSending}
        errors={preview?.errors ?? []}
        onChange={upload}
      />
      {preview !== null && preview.errors.length === 0 && (
        <>
          <PreviewedChanges preview={preview} />
          {uploaded !== null && preview.fingerprint !== null && (
            <ButtonRow>
              <ActionButton
                variant="primary"
                isSending={apply.isSending}
                onPress={() =>
                  apply.run({
                    query: { fileName: uploaded.fileName, apply: preview.fingerprint ?? "" },
                    body: uploaded.body,
                  })
                }
              >
                {`Apply ${plural(preview.changes.length, "change", "changes")}`}
              </ActionButton>
            </ButtonRow>
          )}
        </>
      )}
      <Alert>{read.error ?? apply.error}</Alert>
    </Card>
  );
}

const tags: Record<CatalogueChange["outcome"], StatusTagProps["kind"]> = {
  added: "success",
  changed: "neutral",
  "taken out": "danger",
  "put back": "success",
};

function PreviewedChanges({ preview: { changes, effects } }: { preview: CataloguePreview }) {
  if (changes.length === 0)
    return <p role="status">The sheet is as the catalogue is: there is nothing to apply.</p>;
  return (
    <section aria-label="What would change">
      <Effects>
        {effects.map((effect) => (
          <p key={effect}>{effect}</p>
        ))}
      </Effects>
      <List>
        {changes.map((change) => (
          <li key={change.row}>
            <Heading>
              <strong>{change.name}</strong>
              <StatusTag kind={tags[change.outcome]}>{`${change.kind} ${change.outcome}`}</StatusTag>
            </Heading>
            <Changes changes={change.changes} />
            {change.effects.map((effect) => (
              <p key={effect}>{effect}</p>
            ))}
          </li>
        ))}
      </List>
    </section>
  );
}

const Effects = styled.div`
  ${stack(1)}
  max-width: 70ch;
  padding: ${space(1.5)} ${space(2)};
  border-inline-start: 4px solid ${color.primary};
  background: ${color.primaryTint};
  font-size: ${font.size.small};
`;

const List = styled.ol`
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  > li {
    ${stack(0.5)}
    padding-block: ${space(1.5)};
    border-block-end: 1px solid ${color.line};
  }
  p { font-size: ${font.size.small}; }
`;

const Heading = styled.div`
  ${row(0.5, 2)}
  align-items: center;
`;
