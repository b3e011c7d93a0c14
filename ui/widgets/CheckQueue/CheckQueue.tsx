import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { Link } from "../../primitives/Link/Link.tsx";
import { plural } from "../../text/format.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { QueueRow } from "./QueueRow.tsx";
import type { QueueActions, QueuePlace, QueueStatus } from "./queueItem.ts";
import { ActionButton, Cell, Place, PlaceHead, Root, Where } from "./queueStyles.ts";
import { ShortcutList } from "./ShortcutList.tsx";
import { useQueueFocus } from "./useQueueFocus.ts";

interface QueuePlaceHeadProps {
  place: QueuePlace;
  canChoose: boolean;
  actions: QueueActions;
}

/** Memoised, because a queue of 600 rows has 150 of these headings, and a key press changes none. */
const QueuePlaceHead = memo(function QueuePlaceHead(props: QueuePlaceHeadProps) {
  const { place, canChoose, actions } = props;
  const { name, where, editLockText, href, items } = place;
  return (
    <PlaceHead role="row">
      <Where role="rowheader">
        <Link href={href}>
          <strong>{name}</strong>
        </Link>
        <small>{where}</small>
        {editLockText && <small data-edit-lock>{editLockText}</small>}
      </Where>
      {canChoose && items.length > 1 && (
        <Cell role="gridcell">
          <ActionButton type="button" onClick={() => actions.choose(items.map(({ id }) => id))}>
            Choose {plural(items.length, "contact", "contacts")} here
          </ActionButton>
        </Cell>
      )}
    </PlaceHead>
  );
});

export interface CheckQueueProps extends RootProps {
  /** "Contacts that are due" */
  label: string;
  places: readonly QueuePlace[];
  /** By the row's id. */
  statuses: ReadonlyMap<string, QueueStatus>;
  /** Returns false if another field must be filled in first. */
  onStillRight: (id: string) => boolean;
  onNotReached: (id: string) => void;
  /** Clears the public's reports without recording a check. */
  onClearReports: (id: string) => void;
  onEdit: (id: string) => void;
  onNote: (id: string) => void;
  onUndo: (id: string) => void;
  /** The chosen rows; without it, rows cannot be chosen. */
  chosen?: ReadonlySet<string>;
  onChoose?: (ids: readonly string[]) => void;
  /** If false, contacts can only be edited. */
  mayCheck?: boolean;
  /**
   * Returns the form for editing in the row. It calls `done`, which moves the focus to the next row if saved,
   * or back.
   */
  editor?: (id: string, done: (isSaved: boolean) => void) => ReactNode;
}

/**
 * After each check, the focus moves to the next contact that is due.
 *
 * - **When:** Officials check many contacts by keyboard.
 * - **When not:** Single changes: use the form of the place.
 * - **Keys:** ↑, ↓, J and K move between contacts; V still right, N not reached, E edit, T note, C clear
 *   reports, U undo, X choose, ? shows or hides the keys.
 */
export function CheckQueue(props: CheckQueueProps) {
  const { label, places, statuses, chosen, mayCheck = true, editor, ...rest } = props;
  const { onStillRight, onNotReached, onClearReports, onEdit, onNote, onUndo, onChoose, ...root } = rest;
  const grid = useRef<HTMLDivElement>(null);
  const [areKeysVisible, setKeysVisible] = useState(false);
  const items = useMemo(() => places.flatMap((place) => place.items), [places]);
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const isDue = (id: string) => !["done", "sending"].includes(statuses.get(id)?.kind ?? "due");
  const focus = useQueueFocus(grid, ids, isDue);

  // Rows keep their first callbacks, so the callbacks look up the latest props.
  const latest = useRef({ props, focus, isDue });
  useLayoutEffect(() => {
    latest.current = { props, focus, isDue };
  });
  const [actions] = useState<QueueActions>(() => ({
    stillRight: (id) => {
      // Checks `isDue`, so that a double press sends one request.
      if (latest.current.isDue(id) && latest.current.props.onStillRight(id))
        latest.current.focus.focusNextDue(id);
    },
    notReached: (id) => {
      if (!latest.current.isDue(id)) return;
      latest.current.props.onNotReached(id);
      latest.current.focus.focusNextDue(id);
    },
    clearReports: (id) => {
      if (!latest.current.isDue(id)) return;
      latest.current.props.onClearReports(id);
      latest.current.focus.focusNextDue(id);
    },
    edit: (id) => latest.current.props.onEdit(id),
    note: (id) => latest.current.props.onNote(id),
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
    const status = statuses.get(id);
    const kind = status?.kind;
    const isOpen = kind !== "done" && kind !== "sending";
    const isReported = items.some((item) => item.id === id && item.reports > 0);
    const actionByKey: Record<string, () => void> = {
      ...(status?.kind === "done" && status.canUndo && { u: () => actions.undo(id) }),
      ...(isOpen && { e: () => actions.edit(id), t: () => actions.note(id) }),
      ...(isOpen && mayCheck && { v: () => actions.stillRight(id), n: () => actions.notReached(id) }),
      ...(isOpen && mayCheck && isReported && { c: () => actions.clearReports(id) }),
      ...(chosen && isOpen && { x: () => actions.choose([id]) }),
      j: () => focus.moveFocusBy(id, 1),
      ArrowDown: () => focus.moveFocusBy(id, 1),
      k: () => focus.moveFocusBy(id, -1),
      ArrowUp: () => focus.moveFocusBy(id, -1),
      "?": () => setKeysVisible(!areKeysVisible),
    };
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (actionByKey[key] === undefined) return;
    event.preventDefault();
    if (!event.repeat || key.startsWith("Arrow") || key === "j" || key === "k") actionByKey[key]();
  };

  return (
    <Root {...root}>
      <ShortcutList
        isOpen={areKeysVisible}
        onToggle={() => setKeysVisible(!areKeysVisible)}
        canChoose={chosen !== undefined}
      />
      <Root ref={grid} role="grid" aria-label={label} onKeyDown={onKeyDown}>
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
                    (status?.kind === "editing" || status?.kind === "noting") &&
                    editor?.(item.id, (isSaved) =>
                      isSaved ? focus.focusNextDue(item.id) : focus.focusRow(item.id),
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
