import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden/VisuallyHidden.tsx";
import { TextColumn } from "./TextColumn.tsx";

export function Loader() {
  return (
    <TextColumn aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Skeleton height="2.5rem" width="60%" />
      <Skeleton height="12rem" />
    </TextColumn>
  );
}
