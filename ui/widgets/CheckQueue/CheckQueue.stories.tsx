import { useState } from "react";
import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { CheckQueue } from "./CheckQueue.tsx";
import type { QueueItem, QueuePlace, QueueStatus } from "./queueItem.ts";

const dueReasons = ["Never checked", "Checked 84 days ago", "Checked 76 days ago"];

const item = (place: number, person: number): QueueItem => ({
  id: `${place}-${person}`,
  name: `Invented Person ${place}.${person}`,
  role: person === 1 ? "Desk officer, GBVF Desk" : "Coordinator, Victim-Friendly Room",
  contacts: [
    { contactId: 1, contactTypeId: 2, detail: `00000${place % 10}${person}421`.slice(0, 10), areaCode: null },
    ...(person === 2 ? [{ contactId: 2, contactTypeId: 1, detail: "desk@example.org", areaCode: null }] : []),
  ],
  dueReason: dueReasons[(place + person) % dueReasons.length] ?? "",
  reports: 0,
});

const getPlaces = (count: number, people: number): QueuePlace[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    name: `Police station ${index + 1}`,
    where: "Police station support services, Sol Plaatje",
    href: "/buildingBlock/",
    items: Array.from({ length: people }, (_, person) => item(index + 1, person + 1)),
  }));

interface StatefulCheckQueueProps {
  places?: readonly QueuePlace[];
  initialStatuses?: readonly (readonly [string, QueueStatus])[];
  canChoose?: boolean;
}

function StatefulCheckQueue({
  places = getPlaces(3, 4),
  initialStatuses = [],
  canChoose = false,
}: StatefulCheckQueueProps) {
  const [statuses, setStatuses] = useState<ReadonlyMap<string, QueueStatus>>(new Map(initialStatuses));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const set = (id: string, status?: QueueStatus) =>
    setStatuses((before) => {
      const next = new Map(before);
      if (status === undefined) next.delete(id);
      else next.set(id, status);
      return next;
    });
  return (
    <CheckQueue
      label="Contacts that are due"
      places={places}
      statuses={statuses}
      onStillRight={(id) => {
        set(id, { kind: "done", isStillDue: false, canUndo: true, text: "Still right, by telephone" });
        return true;
      }}
      onNotReached={(id) =>
        set(id, { kind: "done", isStillDue: true, canUndo: true, text: "Not reached, once" })
      }
      onClearReports={(id) =>
        set(id, { kind: "done", isStillDue: false, canUndo: true, text: "Reports cleared" })
      }
      onEdit={(id) => set(id, { kind: "editing" })}
      onNote={(id) => set(id, { kind: "noting" })}
      onUndo={(id) => set(id)}
      {...(canChoose && {
        chosen,
        onChoose: (ids) => setChosen((before) => new Set([...before, ...ids])),
      })}
      editor={(id, done) => (
        <button
          type="button"
          onClick={() => {
            set(id);
            done(false);
          }}
        >
          Cancel
        </button>
      )}
    />
  );
}

const meta = preview.meta({
  // The documentation describes `CheckQueue`, but the arguments are those of the simulated work.
  component: CheckQueue as unknown as typeof StatefulCheckQueue,
  render: (args) => <StatefulCheckQueue {...args} />,
});

export const ByKeyboard = meta.story({
  tags: ["phone"],
  play: async ({ canvas, userEvent }) => {
    const [first, second] = [/^Invented Person 1\.1,/, /^Invented Person 1\.2,/].map((name) =>
      canvas.getByRole("row", { name }),
    );
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard("v");
    await expect(second).toHaveFocus();
    await expect(first).toHaveTextContent("Still right, by telephone");
    await userEvent.keyboard("ku");
    await expect(first).toHaveFocus();
    await expect(first).not.toHaveTextContent("by telephone");
    await userEvent.keyboard("?");
    await expect(canvas.getByText("Show or hide the keys")).toBeVisible();
  },
});

/** After a press by pointer or switch, the same button of the next contact has the focus. */
export const ByButton = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Still right .*Person 1\.4/ }));
    await expect(canvas.getByRole("button", { name: /^Still right .*Person 2\.1/ })).toHaveFocus();
  },
});

const states: readonly (readonly [string, QueueStatus])[] = [
  ["1-1", { kind: "done", isStillDue: false, canUndo: true, text: "Still right, by telephone" }],
  ["1-2", { kind: "failed", text: "Somebody changed this contact. Open it to see the change." }],
  ["1-3", { kind: "editing" }],
  ["1-4", { kind: "done", isStillDue: false, canUndo: false, text: "Changed and verified." }],
  ["2-1", { kind: "done", isStillDue: true, canUndo: true, text: "Not reached, twice" }],
];

export const EveryState = meta.story({ tags: ["phone"], args: { initialStatuses: states, canChoose: true } });
