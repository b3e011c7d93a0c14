import { memo, type ReactNode, useEffect, useRef } from "react";
import { EmailAddress } from "../../primitives/EmailAddress/EmailAddress.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { plural } from "../../text/format.ts";
import { getContactLink } from "../ContactCard/contactLink.ts";
import type { QueueActions, QueueItem, QueueStatus } from "./queueItem.ts";
import { ActionButton, ActionCell, Cell, Key, Row, RowActions, Tick, Who, Why } from "./queueStyles.ts";

export interface QueueRowProps {
  item: QueueItem;
  status: QueueStatus | undefined;
  isActive: boolean;
  /** Undefined if rows cannot be chosen. */
  isChosen: boolean | undefined;
  /** If false, the contact can only be edited. */
  mayCheck: boolean;
  onFocus: (id: string) => void;
  actions: QueueActions;
  editor: ReactNode;
}

/** Uses native buttons, which render faster than React Aria's, because there may be 600 rows. */
export const QueueRow = memo(function QueueRow(props: QueueRowProps) {
  const { item, status, isActive, isChosen, mayCheck, onFocus, actions, editor } = props;
  const { id, name, role, contacts, dueReason, reports } = item;
  const isDone = status?.kind === "done";
  return (
    <Row
      role="row"
      aria-label={[name, role, status && "text" in status ? status.text : dueReason].join(", ")}
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
      <RowActions role="gridcell">
        {contacts.length === 0 && <small>No number or e-mail</small>}
        {contacts.map((contact) => {
          const { kind, text, href } = getContactLink(contact);
          return (
            <a key={contact.contactId} href={href}>
              {kind === "mail" ? <EmailAddress address={text} /> : text}
            </a>
          );
        })}
      </RowActions>
      <Why role="gridcell" data-reported={reports > 0 || undefined}>
        {status?.kind === "failed" ? <strong>{status.text}</strong> : dueReason}
      </Why>
      <ContactActions {...{ item, status, mayCheck, actions }} />
      {editor && <Editor>{editor}</Editor>}
    </Row>
  );
});

type ContactActionsProps = Pick<QueueRowProps, "item" | "status" | "mayCheck" | "actions">;

/** Scrolls to the whole row, because the focused field alone would leave the contact under the header. */
function Editor({ children }: { children: ReactNode }) {
  const cell = useRef<HTMLDivElement>(null);
  useEffect(() => {
    cell.current?.parentElement?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <Cell role="gridcell" data-editor ref={cell}>
      {children}
    </Cell>
  );
}

function ContactActions({ item: { id, name, reports }, status, mayCheck, actions }: ContactActionsProps) {
  if (status?.kind === "done")
    return (
      <ActionCell role="gridcell">
        <b data-checked={!status.isStillDue || undefined}>{status.text}</b>
        {status.canUndo && (
          <ActionButton type="button" data-act="undo" onClick={() => actions.undo(id)}>
            Undo <Key aria-hidden="true">U</Key>
            <VisuallyHidden> {name}</VisuallyHidden>
          </ActionButton>
        )}
      </ActionCell>
    );
  return (
    <ActionCell role="gridcell">
      {mayCheck && (
        <>
          <ActionButton type="button" data-act="right" data-main onClick={() => actions.stillRight(id)}>
            Still right <Key aria-hidden="true">V</Key>
            <VisuallyHidden> {name}</VisuallyHidden>
          </ActionButton>
          <ActionButton type="button" data-act="missed" onClick={() => actions.notReached(id)}>
            Not reached <Key aria-hidden="true">N</Key>
            <VisuallyHidden> {name}</VisuallyHidden>
          </ActionButton>
        </>
      )}
      <ActionButton type="button" data-act="edit" onClick={() => actions.edit(id)}>
        Edit <Key aria-hidden="true">E</Key>
        <VisuallyHidden> {name}</VisuallyHidden>
      </ActionButton>
      <ActionButton type="button" data-act="note" onClick={() => actions.note(id)}>
        Note <Key aria-hidden="true">T</Key>
        <VisuallyHidden> on {name}</VisuallyHidden>
      </ActionButton>
      {mayCheck && reports > 0 && (
        <ActionButton type="button" data-act="clear" onClick={() => actions.clearReports(id)}>
          Clear {plural(reports, "report", "reports")} <Key aria-hidden="true">C</Key>
          <VisuallyHidden> of {name}</VisuallyHidden>
        </ActionButton>
      )}
    </ActionCell>
  );
}
