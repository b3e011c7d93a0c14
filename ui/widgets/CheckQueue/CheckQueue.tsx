import { type KeyboardEvent, type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { KeyList } from "./KeyList.tsx";
import { QueuePlaceHead } from "./QueuePlaceHead.tsx";
import { QueueRow } from "./QueueRow.tsx";
import type { QueueActions, QueuePlace, QueueStatus } from "./queueItem.ts";
import { Place, Root } from "./queueLook.ts";
import { useQueueFocus } from "./useQueueFocus.ts";

export interface CheckQueueProps {
  /** What the queue holds: "Contacts that are due". */
  label: string;
  places: readonly QueuePlace[];
  /** How far each contact is, by its id. */
  statuses: ReadonlyMap<string, QueueStatus>;
  /** False where the contact was not taken: something has to be said first. */
  onStillRight: (id: string) => boolean;
  onNotReached: (id: string) => void;
  onEdit: (id: string) => void;
  onUndo: (id: string) => void;
  /** The chosen contacts; without it, nothing can be chosen. */
  chosen?: ReadonlySet<string>;
  onChoose?: (ids: readonly string[]) => void;
  /** Otherwise contacts can only be edited. */
  mayCheck?: boolean;
  /** The form of the contact that is edited in place. `done` brings the focus on or back. */
  editor?: (id: string, done: (isSaved: boolean) => void) => ReactNode;
}

/**
 * Contacts to be checked one after the other, by place: one key each while the list has the focus, one press each
 * without a keyboard. The next one that is due has the focus then.
 */
export function CheckQueue(props: CheckQueueProps) {
  const { label, places, statuses, chosen, mayCheck = true, editor } = props;
  const root = useRef<HTMLDivElement>(null);
  const [areKeysShown, setKeysShown] = useState(false);
  const ids = useMemo(() => places.flatMap(({ items }) => items.map(({ id }) => id)), [places]);
  const isDue = (id: string) => !["done", "saved", "sending"].includes(statuses.get(id)?.kind ?? "due");
  const focus = useQueueFocus(root, ids, isDue);

  // The rows keep what they were given first: what it calls is looked up when it is pressed.
  const latest = useRef({ props, focus, isDue });
  latest.current = { props, focus, isDue };
  const [actions] = useState<QueueActions>(() => ({
    stillRight: (id) => {
      // Pressed twice, it is sent once.
      if (latest.current.isDue(id) && latest.current.props.onStillRight(id)) latest.current.focus.moveOn(id);
    },
    notReached: (id) => {
      if (!latest.current.isDue(id)) return;
      latest.current.props.onNotReached(id);
      latest.current.focus.moveOn(id);
    },
    edit: (id) => latest.current.props.onEdit(id),
    undo: (id) => {
      latest.current.props.onUndo(id);
      latest.current.focus.focusRow(id);
    },
    choose: (ids) => latest.current.props.onChoose?.(ids),
  }));
  const onFocus = useCallback((id: string) => latest.current.focus.setActive(id), []);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const id = target.closest<HTMLElement>("[data-row]")?.dataset.row;
    const isTyping = target.closest("[data-editor]") !== null;
    if (id === undefined || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    const kind = statuses.get(id)?.kind;
    const isOpen = kind !== "done" && kind !== "saved" && kind !== "sending";
    const act: Record<string, () => void> = {
      ...(kind === "done" && { u: () => actions.undo(id) }),
      ...(isOpen && { e: () => actions.edit(id) }),
      ...(isOpen && mayCheck && { v: () => actions.stillRight(id), n: () => actions.notReached(id) }),
      ...(chosen && isOpen && { x: () => actions.choose([id]) }),
      j: () => focus.moveBy(id, 1),
      ArrowDown: () => focus.moveBy(id, 1),
      k: () => focus.moveBy(id, -1),
      ArrowUp: () => focus.moveBy(id, -1),
      "?": () => setKeysShown(!areKeysShown),
    };
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (act[key] === undefined) return;
    event.preventDefault();
    if (!event.repeat || key.startsWith("Arrow") || key === "j" || key === "k") act[key]();
  };

  return (
    <Root>
      <KeyList
        isOpen={areKeysShown}
        onToggle={() => setKeysShown(!areKeysShown)}
        canChoose={chosen !== undefined}
      />
      <Root ref={root} role="grid" aria-label={label} onKeyDown={onKeyDown}>
        {places.map((place) => (
          <Place key={place.id} role="rowgroup" aria-label={place.name}>
            <QueuePlaceHead place={place} canChoose={chosen !== undefined} actions={actions} />
            {place.items.map((item) => {
              const status = statuses.get(item.id);
              return (
                <QueueRow
                  key={item.id}
                  item={item}
                  status={status}
                  isActive={item.id === focus.active}
                  isChosen={chosen?.has(item.id)}
                  mayCheck={mayCheck}
                  onFocus={onFocus}
                  actions={actions}
                  editor={
                    status?.kind === "editing" &&
                    editor?.(item.id, (isSaved) =>
                      isSaved ? focus.moveOn(item.id) : focus.focusRow(item.id),
                    )
                  }
                />
              );
            })}
          </Place>
        ))}
      </Root>
    </Root>
  );
}
