import { expect, fireEvent, fn } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { hasFocus, inOrder, presses, pressesKeys, showsText } from "../../../.storybook/story.ts";
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

const onStillRight = fn(() => true);

const meta = preview.meta({
  component: CheckQueue,
  args: {
    label: "Contacts that are due",
    places: getPlaces(3, 4),
    statuses: new Map<string, QueueStatus>(),
    onStillRight,
    onNotReached: fn(),
    onClearReports: fn(),
    onEdit: fn(),
    onNote: fn(),
    onUndo: fn(),
    onChoose: fn(),
    editor: () => <button type="button">Cancel</button>,
  },
});

export const ByKeyboard = meta.story({
  tags: ["phone"],
  play: inOrder(
    pressesKeys("{Tab}{Tab}{Tab}"),
    hasFocus("row", /^Invented Person 1\.1,/),
    pressesKeys("v"),
    hasFocus("row", /^Invented Person 1\.2,/),
    // A key held down must not record the next contacts.
    async ({ canvas }) => {
      fireEvent.keyDown(canvas.getByRole("row", { name: /^Invented Person 1\.2,/ }), {
        key: "v",
        repeat: true,
      });
      await expect(onStillRight).toHaveBeenCalledOnce();
    },
    pressesKeys("k"),
    hasFocus("row", /^Invented Person 1\.1,/),
    pressesKeys("?"),
    showsText("Show or hide the keys"),
  ),
});

/** After a press by pointer or switch, the same button of the next contact has the focus. */
export const ByButton = meta.story({
  play: inOrder(
    presses("button", /^Still right .*Person 1\.4/),
    hasFocus("button", /^Still right .*Person 2\.1/),
  ),
});

const statuses = new Map<string, QueueStatus>([
  ["1-1", { kind: "done", isStillDue: false, canUndo: true, text: "Still right, by telephone" }],
  ["1-2", { kind: "failed", text: "Somebody changed this contact. Open it to see the change." }],
  ["1-3", { kind: "editing" }],
  ["1-4", { kind: "done", isStillDue: false, canUndo: false, text: "Changed and verified." }],
  ["2-1", { kind: "done", isStillDue: true, canUndo: true, text: "Not reached, twice" }],
]);

export const EveryState = meta.story({ tags: ["phone"], args: { statuses, chosen: new Set(["1-2"]) } });
