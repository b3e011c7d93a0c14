import { memo, type ReactNode } from "react";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { contactWay } from "../ContactCard/contactWays.ts";
import type { QueueActions, QueueItem, QueueStatus } from "./queueItem.ts";
import { Act, Acts, Cell, Key, Row, Tick, Ways, Who, Why } from "./queueLook.ts";

export interface QueueRowProps {
  item: QueueItem;
  status: QueueStatus | undefined;
  isActive: boolean;
  /** Undefined where nothing can be chosen. */
  isChosen: boolean | undefined;
  /** Otherwise it can only be edited. */
  mayCheck: boolean;
  onFocus: (id: string) => void;
  actions: QueueActions;
  /** The form, where the contact is edited in place. */
  editor: ReactNode;
}

/** One contact: whom to call, why, and what came of it. The buttons are the browser's own: there may be 600 rows. */
export const QueueRow = memo(function QueueRow(props: QueueRowProps) {
  const { item, status, isActive, isChosen, mayCheck, onFocus, actions, editor } = props;
  const { id, name, role, contacts, why, isReported } = item;
  const isDone = status?.kind === "done" || status?.kind === "saved";
  return (
    <Row
      role="row"
      aria-label={[name, role, status && "words" in status ? status.words : why].join(", ")}
      tabIndex={isActive ? 0 : -1}
      data-row={id}
      data-active={isActive || undefined}
      data-done={isDone || undefined}
      onFocus={() => onFocus(id)}
    >
      {isChosen !== undefined && (
        <Cell role="gridcell">
          <Tick>
            <input
              type="checkbox"
              aria-label={`Choose ${name}`}
              checked={isChosen}
              disabled={isDone}
              onChange={() => actions.choose([id])}
            />
          </Tick>
        </Cell>
      )}
      <Who role="rowheader">
        <strong>{name}</strong>
        <small>{role}</small>
      </Who>
      <Ways role="gridcell">
        {contacts.length === 0 && <small>No number or e-mail</small>}
        {contacts.map((contact) => {
          const { text, href } = contactWay(contact);
          return (
            <a key={contact.contactId} href={href}>
              {text}
            </a>
          );
        })}
      </Ways>
      <Why role="gridcell" data-reported={isReported || undefined}>
        {status?.kind === "failed" ? <strong>{status.words}</strong> : why}
      </Why>
      <RowActs {...{ id, name, status, mayCheck, actions }} />
      {editor && (
        <Cell role="gridcell" data-editor>
          {editor}
        </Cell>
      )}
    </Row>
  );
});

type RowActsProps = Pick<QueueRowProps, "status" | "mayCheck" | "actions"> & { id: string; name: string };

/** What can be done with the contact, or what came of it. */
function RowActs({ id, name, status, mayCheck, actions }: RowActsProps) {
  if (status?.kind === "done" || status?.kind === "saved")
    return (
      <Acts role="gridcell">
        <b data-checked={status.kind === "saved" || status.isChecked || undefined}>{status.words}</b>
        {status.kind === "done" && (
          <Act type="button" data-act="undo" onClick={() => actions.undo(id)}>
            Undo <Key aria-hidden="true">U</Key>
            <VisuallyHidden> {name}</VisuallyHidden>
          </Act>
        )}
      </Acts>
    );
  return (
    <Acts role="gridcell">
      {mayCheck && (
        <>
          <Act type="button" data-act="right" data-main onClick={() => actions.stillRight(id)}>
            Still right <Key aria-hidden="true">V</Key>
            <VisuallyHidden> {name}</VisuallyHidden>
          </Act>
          <Act type="button" data-act="missed" onClick={() => actions.notReached(id)}>
            Not reached <Key aria-hidden="true">N</Key>
            <VisuallyHidden> {name}</VisuallyHidden>
          </Act>
        </>
      )}
      <Act type="button" data-act="edit" onClick={() => actions.edit(id)}>
        Edit <Key aria-hidden="true">E</Key>
        <VisuallyHidden> {name}</VisuallyHidden>
      </Act>
    </Acts>
  );
}
