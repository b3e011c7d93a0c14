import type { ReactElement, ReactNode } from "react";
import { styled } from "styled-components";
import { row } from "../../tokens/layout.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

export interface ResourceProps<T> {
  data: T | undefined;
  error: unknown;
  isLoading: boolean;
  isEmpty?: (data: T) => boolean;
  /** Shown while loading. A string is the height of a plain skeleton. */
  skeleton: ReactElement | `${number}rem` | null;
  retry: () => void;
  errorMessage?: ReactNode;
  emptyMessage?: ReactNode;
  children: (data: T) => ReactNode;
}

/**
 * If a refresh fails, the content stays, with a note that it may be out of date.
 *
 * - **When:** Anything that is fetched: it draws loading, failed, empty and ready.
 * - **When not:** The data is in the page already.
 * - **Keys:** Tab moves to Retry, Enter and Space press it.
 */
export function Resource<T>({
  data,
  error,
  isLoading,
  skeleton,
  retry,
  children,
  ...texts
}: ResourceProps<T>) {
  const {
    isEmpty,
    errorMessage = "Failed to fetch data. Please try again.",
    emptyMessage = "No data available",
  } = texts;

  if (data === undefined && error && !isLoading) {
    const denial = getDenial(error);
    return (
      <Note role="alert" data-kind="failed">
        <Icon name="warning" />
        <p>{denial ?? errorMessage}</p>
        {denial === undefined && !isUnknown(error) && <RetryButton retry={retry} />}
      </Note>
    );
  }
  if (data === undefined) {
    return (
      <div aria-busy="true">
        <VisuallyHidden role="status">Loading</VisuallyHidden>
        {typeof skeleton === "string" ? <Skeleton height={skeleton} /> : skeleton}
      </div>
    );
  }
  return (
    <>
      {Boolean(error) && (
        <Note role="status" data-kind="stale">
          <p>This could not be refreshed and may be out of date.</p>
          <RetryButton retry={retry} />
        </Note>
      )}
      {isEmpty?.(data) ? <Empty role="status">{emptyMessage}</Empty> : children(data)}
    </>
  );
}

const hasStatus = (error: unknown, status: number): error is Error =>
  error instanceof Error && "status" in error && error.status === status;

const getDenial = (error: unknown) => (hasStatus(error, 403) ? error.message : undefined);

/** True if the resource does not exist, so that a retry would not help. */
const isUnknown = (error: unknown) => hasStatus(error, 404);

function RetryButton({ retry }: { retry: () => void }) {
  return (
    <Button onPress={retry}>
      <Icon name="retry" /> Retry
    </Button>
  );
}

const Note = styled.div`
  ${row(1, 2)}
  align-items: center;
  padding: ${space(2)};
  border: 1px solid ${color.line};
  border-inline-start: 4px solid ${color.danger};
  background: ${color.surface};

  p { flex: 1 1 12rem; }
  > svg { color: ${color.danger}; }
  &[data-kind="stale"] {
    margin-bottom: ${space(1.5)};
    padding-block: ${space(0.5)};
    border-inline-start-color: ${color.warning};
    font-size: ${font.size.small};
  }
`;

const Empty = styled.div`
  padding: ${space(4)} ${space(2)};
  color: ${color.inkMuted};
  text-align: center;
`;
