import type { SheetFormat } from "@gbvf/api/sheet/contract.ts";
import { saveFile } from "@gbvf/ui/charts/downloadCsv.ts";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { FormError } from "@gbvf/ui/primitives/Form/FormError.tsx";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { font, space } from "@gbvf/ui/tokens/tokens.ts";
import { useState } from "react";
import { styled } from "styled-components";
import { ActionButton } from "../api-client/ActionButton.tsx";
import type { ChangeRequest } from "../api-client/requestTypes.ts";
import { useAction } from "../api-client/useAction.ts";

type SheetKey =
  | "POST /api/healthcheck/questionnaireSheet"
  | "POST /api/buildingblock/downloadSheet"
  | "POST /api/buildingblock/catalogueSheet";

const NAMES: readonly [format: SheetFormat, name: string][] = [
  ["xlsx", "Download for Excel"],
  ["csv", "Download CSV"],
];

interface SheetButtonsProps<K extends SheetKey> {
  endpoint: K;
  createRequest: (format: SheetFormat) => ChangeRequest<K>;
}

export function SheetButtons<K extends SheetKey>({ endpoint, createRequest }: SheetButtonsProps<K>) {
  const [pendingFormat, setPendingFormat] = useState<SheetFormat>();
  const download = useAction(endpoint, {
    onDone: ({ fileName, bytes }) => saveFile(fileName, new Uint8Array(bytes), "application/octet-stream"),
  });
  return (
    <>
      <ButtonRow>
        {NAMES.map(([format, name]) => (
          <ActionButton
            key={format}
            onPress={() => {
              setPendingFormat(format);
              download.run(createRequest(format));
            }}
            isSending={download.isSending && pendingFormat === format}
          >
            <Icon name="download" size={18} /> {name}
          </ActionButton>
        ))}
      </ButtonRow>
      {download.error && <FormError>{download.error}</FormError>}
    </>
  );
}

export const SheetRules = styled.ul`
  display: grid;
  gap: ${space(0.5)};
  padding-inline-start: ${space(2.5)};
  font-size: ${font.size.small};
`;
