import { megabytes } from "@gbvf/ui/primitives/FileDrop/fileProblem.ts";
import { formatMoment } from "@gbvf/ui/primitives/History/formatMoment.ts";
import { StatusTag } from "@gbvf/ui/primitives/StatusTag/StatusTag.tsx";
import { row, stack } from "@gbvf/ui/tokens/layout.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { useFocusKept } from "../../../lib/page/useFocusKept.ts";
import { Note, Panel } from "../CardGrid.tsx";
import { ImportFailure } from "./ImportFailure.tsx";
import { ImportPreview } from "./ImportPreview.tsx";
import { ImportProgress } from "./ImportProgress.tsx";
import { ImportResult } from "./ImportResult.tsx";
import { wordsOfKind } from "./importKinds.ts";
import { STATE_WORDS } from "./importStates.ts";
import type { ImportViewProps } from "./importViewProps.ts";

export function ImportView({ one, onClose }: ImportViewProps) {
  const heading = useFocusKept<HTMLHeadingElement>(one.state);
  return (
    <Root aria-labelledby="import">
      <header>
        <h2 id="import" ref={heading} tabIndex={-1}>
          {wordsOfKind(one.kind).name}: {one.fileName}
        </h2>
        <StatusTag {...STATE_WORDS[one.state]} />
      </header>
      <Note>
        {megabytes(one.bytes)}, uploaded by {one.uploadedBy} on {formatMoment(one.uploadedAt)}
      </Note>
      <StateOf one={one} onClose={onClose} />
    </Root>
  );
}

function StateOf({ one, onClose }: ImportViewProps) {
  switch (one.state) {
    case "reading":
    case "applying":
      return <ImportProgress one={one} />;
    case "previewed":
      return <ImportPreview one={one} onClose={onClose} />;
    case "failed":
      return <ImportFailure one={one} onClose={onClose} />;
    case "applied":
    case "cancelled":
      return <ImportResult one={one} onClose={onClose} />;
  }
}

const Root = styled(Panel)`
  ${stack(2)}

  h2 { outline: none; }
  > header {
    ${row(1, 2)}
    align-items: center;
    justify-content: space-between;
    overflow-wrap: anywhere;
  }
  > header + p { margin-block-start: ${space(-1.5)}; }
`;
