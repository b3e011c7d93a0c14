import type { CheckedHow } from "@gbvf/api/building-block/instance/contract.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { FormError } from "@gbvf/ui/primitives/Form/FormError.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { formatCount, plural } from "@gbvf/ui/text/format.ts";
import { CheckQueue } from "@gbvf/ui/widgets/CheckQueue/CheckQueue.tsx";
import { useEffect, useMemo, useRef, useState } from "react";
import { buildingBlock } from "../../../lib/address/areaPaths.ts";
import { useReauthentication } from "../../../lib/reauthentication/reauthenticationContext.ts";
import { readDraft, saveDraft } from "../../../lib/session/formDrafts.ts";
import { useHasPermission } from "../../../lib/session/useHasPermission.ts";
import { BulkBar, CheckMethodBar } from "./BulkBar.tsx";
import { ContactEditor } from "./ContactEditor.tsx";
import { NoteEditor, useNotes } from "./NoteEditor.tsx";
import { type DueRows, formatDuration, groupByPlace, type QueueRow } from "./queueRows.ts";
import { useChecks } from "./useChecks.ts";

interface QueueProps {
  rows: readonly QueueRow[];
  /** The number of contacts that were due when the page opened. */
  total: number;
  moreRows: DueRows["moreRows"];
}

const PREFETCH_OPEN_ROWS = 10;

export function Queue({ rows: dueRows, total, moreRows }: QueueProps) {
  const hasPermission = useHasPermission();
  const mayCheck = hasPermission("ValidateBuildingBlock");
  const checks = useChecks();
  const { statuses, changedContacts, setStatus } = checks;
  const notes = useNotes(setStatus);
  const { savedNotes } = notes;
  const rows = useMemo(
    () =>
      dueRows.map((row) => ({
        ...row,
        contact: {
          ...row.contact,
          ...changedContacts.get(row.id),
          ...savedNotes.get(row.contact.stakeholderId),
        },
      })),
    [dueRows, changedContacts, savedNotes],
  );
  const [method, setMethod] = useLastMethod();
  const [isMethodMissing, setMethodMissing] = useState(false);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const question = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const places = useMemo(() => groupByPlace(rows), [rows]);
  const getRows = (id: string) => rows.filter((row) => row.id === id);
  const isOpen = ({ id }: QueueRow) => !["done", "sending"].includes(statuses.get(id)?.kind ?? "");
  const chosenRows = rows.filter((row) => chosenIds.has(row.id) && isOpen(row));
  const openCount = rows.filter(isOpen).length;
  const isRunningOut = openCount <= PREFETCH_OPEN_ROWS && rows.length < total;
  const isSending = [...statuses.values()].some(({ kind }) => kind === "sending");
  // Loads more rows before the last is checked, and again after each check, which shifts the pages.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these values show that there may be more rows
  useEffect(() => {
    if (isRunningOut) moreRows.fetch();
  }, [isRunningOut, rows.length, isSending]);
  const remainingCount = total - rows.filter((row) => !isOpen(row)).length;

  const failedNames = rows.flatMap(({ id, contact }) =>
    statuses.get(id)?.kind === "failed" ? [contact.name] : [],
  );

  const check = (rowsToCheck: readonly QueueRow[]): boolean => {
    if (method === null) {
      setMethodMissing(true);
      question.current?.querySelector("button")?.focus();
      return false;
    }
    checks.check(rowsToCheck, method);
    return true;
  };
  const chooseMethod = (next: CheckedHow | null) => {
    setMethod(next);
    setMethodMissing(false);
    requestAnimationFrame(() => {
      const target = next === null ? question.current?.querySelector("button") : findFirstRow(list.current);
      target?.focus();
    });
  };

  return (
    <>
      <p role="status">
        {remainingCount > 0
          ? `${plural(remainingCount, "contact is", "contacts are")} left, ${formatDuration(remainingCount)}`
          : `All done: ${formatCount(total)} checked.`}
      </p>
      {failedNames.length > 0 && (
        <Alert>
          {plural(failedNames.length, "contact was", "contacts were")} not saved: {failedNames.join(", ")}
        </Alert>
      )}
      {mayCheck ? (
        <CheckMethodBar ref={question} method={method} onChange={chooseMethod} isMissing={isMethodMissing} />
      ) : (
        <p>You may edit contacts. Somebody who may verify checks what you save.</p>
      )}
      <div ref={list}>
        <CheckQueue
          label="Contacts that are due"
          places={places}
          statuses={statuses}
          mayCheck={mayCheck}
          onStillRight={(id) => check(getRows(id))}
          onNotReached={(id) => checks.check(getRows(id), null)}
          onClearReports={(id) => checks.check(getRows(id), "reports cleared")}
          onEdit={(id) => setStatus([id], { kind: "editing" })}
          onNote={(id) => setStatus([id], { kind: "noting" })}
          onUndo={(id) => {
            for (const row of getRows(id)) if (!notes.undo(row)) checks.undo(row);
          }}
          {...(mayCheck && {
            chosen: chosenIds,
            onChoose: (ids: readonly string[]) => setChosenIds(toggleIds(chosenIds, ids)),
          })}
          editor={(id, onFinished) => {
            const cancel = () => {
              setStatus([id], undefined);
              onFinished(false);
            };
            return getRows(id).map((row) =>
              statuses.get(id)?.kind === "noting" ? (
                <NoteEditor
                  key={id}
                  row={row}
                  send={async (values) => onFinished(await notes.save(row, values))}
                  onCancel={cancel}
                />
              ) : (
                <ContactEditor
                  key={id}
                  row={row}
                  version={checks.versionOf(row)}
                  method={mayCheck ? method : undefined}
                  onSaved={(response) => {
                    checks.applyCorrection(row, response);
                    onFinished(true);
                  }}
                  onCancel={cancel}
                />
              ),
            );
          }}
        />
      </div>
      {moreRows.error !== undefined && <FormError>{moreRows.error}</FormError>}
      {rows.length < total && <Button onPress={moreRows.fetch}>Show more contacts</Button>}
      {mayCheck && remainingCount > 0 && (
        <BulkBar
          rows={chosenRows}
          onClear={() => setChosenIds(new Set())}
          onCheck={() => {
            if (check(chosenRows)) setChosenIds(new Set());
          }}
        />
      )}
      {remainingCount === 0 && (
        <EmptyState
          title="Nothing else is due"
          headingLevel={2}
          action={<Link href={buildingBlock.start}>All municipalities</Link>}
        >
          What you checked stays here until you leave, so that you can undo it.
        </EmptyState>
      )}
    </>
  );
}

const findFirstRow = (list: HTMLElement | null) =>
  list?.querySelector<HTMLElement>('[data-row][tabindex="0"]');

function toggleIds(chosenIds: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const areAll = ids.every((id) => chosenIds.has(id));
  return areAll ? new Set([...chosenIds].filter((id) => !ids.includes(id))) : new Set([...chosenIds, ...ids]);
}

/** Remembers the method of the last check until the tab closes or the person signs out. */
function useLastMethod(): [CheckedHow | null, (method: CheckedHow | null) => void] {
  const ownerId = useReauthentication()?.stakeholderId;
  const [method, setMethod] = useState(
    () => (Number(readDraft(ownerId, "how checked")) || null) as CheckedHow | null,
  );
  return [
    method,
    (next) => {
      saveDraft(ownerId, "how checked", next === null ? null : String(next));
      setMethod(next);
    },
  ];
}
