import { saveFile } from "@gbvf/ui/charts/downloadCsv.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, radius, space } from "@gbvf/ui/tokens/tokens.ts";
import { useRef } from "react";
import { createGlobalStyle, styled } from "styled-components";
import { CopyButton } from "../../lib/page/CopyButton.tsx";
import { useFocusOnMount } from "../../lib/page/useFocusOnMount.ts";

interface RecoveryCodesProps {
  codes: readonly string[];
  onConfirm: () => void;
}

const FILE = "gbvf-recovery-codes.txt";
const HEADING = "Recovery codes of the GBVF dashboard. Each works once, in place of a lost second factor.";

/** The server returns the codes only once. */
export function RecoveryCodes({ codes, onConfirm }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnMount(() => heading.current?.focus());
  const text = codes.join("\n");
  return (
    <Sheet data-sheet>
      <PrintsOnlySheet />
      <h3 ref={heading} tabIndex={-1}>
        Keep your recovery codes
      </h3>
      <p>
        If you lose your phone, one of these lets you in. Each works once. They are shown only now: write them
        down, print or save them, and keep them where nobody else finds them.
      </p>
      <Codes aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Actions>
        <CopyButton text={text} toast="Recovery codes copied to clipboard">
          Copy
        </CopyButton>
        <Button onPress={() => window.print()}>Print</Button>
        <Button onPress={() => saveFile(FILE, `${HEADING}\n\n${text}\n`, "text/plain;charset=utf-8")}>
          Download
        </Button>
      </Actions>
      <ButtonRow>
        <Button variant="primary" onPress={onConfirm}>
          I have kept them
        </Button>
      </ButtonRow>
    </Sheet>
  );
}

const PrintsOnlySheet = createGlobalStyle`
  ${media.print} {
    body * { visibility: hidden; }
    [data-sheet], [data-sheet] * { visibility: visible; }
    [data-sheet] { position: absolute; inset: 0 0 auto; }
    [data-sheet] button { display: none; }
  }
`;

const Sheet = styled.div`
  display: grid;
  gap: ${space(2)};

  h3 { outline: none; }
`;

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: ${space(1)} ${space(2)};
  padding: ${space(2)};
  border-radius: ${radius.control};
  background: ${color.sunken};
  font-family: monospace;
  font-size: ${font.size.body};
  list-style: none;
`;

const Actions = styled.div`
  ${row(1)}
`;
