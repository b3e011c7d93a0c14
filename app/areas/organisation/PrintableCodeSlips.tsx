import type { ApiResponse } from "@gbvf/api/shared/http/endpoint.ts";
import type { issueOneTimeCodes } from "@gbvf/api/survey/invitation/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { PrintPage } from "@gbvf/ui/primitives/PrintPage/PrintPage.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { QrCode } from "@gbvf/ui/widgets/QrCode/QrCode.tsx";
import { useRef } from "react";
import { styled } from "styled-components";
import { AreaFrame } from "../../layouts/AreaFrame.tsx";
import { formatCode } from "../../lib/page/formatCode.ts";
import { useFocusOnMount } from "../../lib/page/useFocusOnMount.ts";

export type CodeSlip = ApiResponse<typeof issueOneTimeCodes>["slips"][number];

interface PrintableCodeSlipsProps {
  slips: readonly CodeSlip[];
  organisation: string;
  onClose: () => void;
}

/** This many slips fit on a sheet, even if the address has three lines. */
const SLIPS_PER_SHEET = 8;

/** Replaces the page, because the codes cannot be shown again. */
export function PrintableCodeSlips({ slips, organisation, onClose }: PrintableCodeSlipsProps) {
  const printButton = useRef<HTMLSpanElement>(null);
  useFocusOnMount(() => printButton.current?.querySelector("button")?.focus());
  const sheets = Array.from({ length: Math.ceil(slips.length / SLIPS_PER_SHEET) }, (_, sheet) =>
    slips.slice(sheet * SLIPS_PER_SHEET, (sheet + 1) * SLIPS_PER_SHEET),
  );
  return (
    <AreaFrame
      title="Slips to print"
      isSheet
      purpose="Print them now: when you leave this page, the codes cannot be shown again."
      actions={
        <>
          <Button onPress={onClose}>Done</Button>
          <span ref={printButton}>
            <Button variant="primary" onPress={() => window.print()}>
              <Icon name="print" size={18} /> Print
            </Button>
          </span>
        </>
      }
    >
      <div>
        {sheets.map((sheet) => (
          <Sheet key={sheet[0]?.code} aria-label="Sheet of slips">
            <Slips>
              {sheet.map(({ code, url }) => (
                <li key={code}>
                  <QrCode address={url} label={`Code ${code}`} />
                  <div>
                    <p>
                      <b>{organisation}</b> asks: how is gender-based violence dealt with here?
                    </p>
                    <strong>{formatCode(code)}</strong>
                    <p>
                      Scan, or type the code at {getUrl(url)}. It works once. Nobody is shown your answers.
                    </p>
                  </div>
                </li>
              ))}
            </Slips>
          </Sheet>
        ))}
      </div>
    </AreaFrame>
  );
}

function getUrl(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}

const Sheet = styled(PrintPage)`
  & + & { margin-block-start: ${space(2)}; }
  ${media.print} { & + & { margin: 0; } }
`;

const Slips = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: ${space(1)};
    align-items: center;
    padding: ${space(1)};
    border: 1px dashed ${color.edge};
    font-size: ${font.size.small};
    line-height: 1.3;
    break-inside: avoid;
  }
  strong { font-family: ui-monospace, monospace; font-size: ${font.size.large}; letter-spacing: 0.08em; }
`;
