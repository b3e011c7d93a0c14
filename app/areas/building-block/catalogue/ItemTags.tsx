import { StatusTag } from "@gbvf/ui/primitives/StatusTag/StatusTag.tsx";
import { formatDate } from "@gbvf/ui/text/format.ts";

interface ItemTagsProps {
  isIncluded: boolean;
  outName: string;
  addedOn: string | null;
  isConfidential?: boolean;
}

export function ItemTags({ isIncluded, outName, addedOn, isConfidential = false }: ItemTagsProps) {
  return (
    <>
      {!isIncluded && <StatusTag kind="warning">{outName}</StatusTag>}
      {isConfidential && <StatusTag kind="neutral">Confidential</StatusTag>}
      {addedOn !== null && <StatusTag kind="neutral">{`Counts from ${formatDate(addedOn)} on`}</StatusTag>}
    </>
  );
}
