import { useState } from "react";
import { DropZone } from "react-aria-components/DropZone";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { Group } from "react-aria-components/Group";
import { styled } from "styled-components";
import { focusRing } from "../../tokens/focusRing.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, radius, space } from "../../tokens/tokens.ts";
import { Alert } from "../Alert/Alert.tsx";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { megabytes, validateFile } from "./validateFile.ts";

export interface FileDropProps extends RootProps {
  /** "Sheet of contacts" */
  label: string;
  /** Accepted file name endings: [".csv", ".xlsx"]. */
  endings: readonly string[];
  maxBytes: number;
  value: File | null;
  onChange: (file: File | null) => void;
  /** The reason why the server refused the file. */
  errorMessage?: string;
  isDisabled?: boolean;
}

/**
 * - **When:** A file has to be chosen: dropped, or picked from the device.
 * - **When not:** The content is short: let it be pasted into a `TextArea`.
 * - **Keys:** Enter and Space open the device's choice of files, Ctrl V takes a copied file.
 */
export function FileDrop({
  label,
  endings,
  maxBytes,
  value,
  onChange,
  errorMessage,
  isDisabled,
  ...root
}: FileDropProps) {
  const [refusal, setRefusal] = useState<string>();
  const selectFile = (file: File | null | undefined) => {
    if (!file) return;
    const error = validateFile(file, endings, maxBytes);
    setRefusal(error);
    if (error === undefined) onChange(file);
  };
  const message = refusal ?? errorMessage;
  return (
    <Group {...root} aria-label={label} isInvalid={message !== undefined} isDisabled={isDisabled}>
      <Zone
        aria-label={`Drop a file: ${label}`}
        isDisabled={isDisabled}
        onDrop={async ({ items }) => {
          const dropped = items.find((item) => item.kind === "file");
          selectFile(await dropped?.getFile());
        }}
      >
        <strong>{label}</strong>
        <Small>
          {endings.join(" or ")}, up to {megabytes(maxBytes)}
        </Small>
        {value && (
          <Chosen>
            <Icon name="check" /> {value.name} ({megabytes(value.size)})
          </Chosen>
        )}
        <FileTrigger acceptedFileTypes={endings} onSelect={(files) => selectFile(files?.[0])}>
          <Button isDisabled={isDisabled}>{value ? "Choose another file" : "Choose a file"}</Button>
        </FileTrigger>
        {value && (
          <Button variant="quiet" isDisabled={isDisabled} onPress={() => onChange(null)}>
            Remove file
          </Button>
        )}
      </Zone>
      <Alert>{message}</Alert>
    </Group>
  );
}

const Zone = styled(DropZone)`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;
  padding: ${space(3)} ${space(2)};
  border: 2px dashed ${color.edge};
  border-radius: ${radius.control};
  background: ${color.surface};
  text-align: center;
  overflow-wrap: anywhere;

  &[data-drop-target] { border-color: ${color.primary}; background: ${color.primaryTint}; }
  &[data-focus-visible] { ${focusRing} }
  [data-invalid] > & { border-color: ${color.danger}; }
`;

const Small = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;

const Chosen = styled.p`
  max-width: 100%;
  svg { color: ${color.success}; }
`;
