import {
  helpLineEntry,
  notCapturedEntry,
  policeEntry,
  shelterEntry,
} from "@gbvf/mocks/directory/directory.ts";
import { expect, waitFor } from "storybook/test";
import { showsOutline } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { ContactCard, ContactCardSkeleton } from "./ContactCard.tsx";

const meta = preview.meta({
  component: ContactCard,
  args: { entry: policeEntry },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "36rem" }}>
        <Story />
      </div>
    ),
  ],
});

export const Service = meta.story({
  play: async ({ canvas, userEvent }) => {
    const desk = canvas.getByRole("button", { name: /^GBVF Desk/ });
    await expect(desk).toHaveTextContent("Available");
    // Screen readers read links one by one, so the links contain the name too.
    const person = canvas.getByText("Invented Person One", { selector: "b" });
    await expect(person).not.toBeVisible();
    await userEvent.click(desk);
    await waitFor(() => expect(person).toBeVisible());
    await expect(canvas.getAllByText("Checked on 2 June 2026 by telephone")).toHaveLength(2);
    await expect(canvas.getByText("Not verified yet")).toBeVisible();
    await expect(
      canvas.getByRole("link", { name: /^Send Invented Person One a text message/ }),
    ).toHaveAttribute("href", "sms:0000001421");
  },
});

/** It is asked once more; then the reader is thanked where they pressed. */
export const NumberIsWrong = meta.story({
  args: { onReport: async () => "Thank you. Somebody will check this number." },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: `This number of ${policeEntry.name} is wrong` }),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Yes, tell the officials" }));
    await expect(await canvas.findByText("Thank you. Somebody will check this number.")).toBeVisible();
  },
});

export const NumberIsWrongOnPhone = meta.story({
  args: { onReport: async () => "" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: `This number of ${policeEntry.name} is wrong` }),
    );
  },
});

export const OpenOnPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^GBVF Desk/ }));
  },
});

export const Confidential = meta.story({
  args: {
    entry: shelterEntry,
    helpLine: { ...helpLineEntry, name: "National Shelter Helpline" },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^The address is confidential/)).toBeVisible();
    await expect(canvasElement.querySelector("address")).toBeNull();
  },
});

const commandCentre = { ...helpLineEntry, name: "Invented command centre" };

/** The service has no number: the card shows the command centre's without opening anything. */
export const NobodyToCall = meta.story({
  args: { entry: notCapturedEntry, commandCentre },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No direct number.")).toBeVisible();
    await expect(
      canvas.getByRole("link", { name: /^Call 000.000.0000 Invented command centre/ }),
    ).toHaveAttribute("href", "tel:0000000000");
  },
});

export const NobodyToCallOnPhone = meta.story({
  args: { entry: notCapturedEntry, commandCentre },
  globals: { viewport: { value: "phone" } },
});

/** A service that can only be written to also shows whom to call. */
export const OnlyEmail = meta.story({
  args: {
    entry: {
      ...notCapturedEntry,
      contacts: [{ contactId: 1, contactTypeId: 1, detail: "desk@example.org", areaCode: null }],
    },
    commandCentre,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /^Write to desk@example.org/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Call .* Invented command centre/ })).toBeVisible();
  },
});

export const NotCaptured = meta.story({ args: { entry: notCapturedEntry } });

export const HelpLine = meta.story({ args: { entry: helpLineEntry } });

/** A contact person's number is outside the rows, so no row has to be opened to call. */
export const OnlyAPerson = meta.story({
  args: { entry: { ...policeEntry, contacts: [], address: null }, commandCentre },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No direct number. Ask for/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Call .* Invented Person One/ })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /command centre/ })).toBeNull();
  },
});

export const OnlyAPersonOnPhone = meta.story({
  args: { entry: { ...policeEntry, contacts: [], address: null }, commandCentre },
  globals: { viewport: { value: "phone" } },
});

export const Demonstration = meta.story({
  args: {
    entry: {
      ...policeEntry,
      about: "Invented for the demonstration.",
      source: { ...policeEntry.source, isDemonstration: true },
    },
  },
});

const longest = {
  ...policeEntry,
  name: "Saldanha Bay and Surroundings Thuthuzela Care Centre for Survivors of Sexual Violence (Vredenburg)",
  buildingBlock: "TVET college support services",
  localMunicipalityName: "Dr Ruth Segomotsi Mompati, Kagisano-Molopo",
  address: {
    addressLine1: "Butterworth Hospital, Cnr Scanlen & Geach Street, Old Maternity Ward, Butterworth, 4960",
    addressLine2: "Enter by the gate at the back and ask for the coordinator",
  },
  contacts: [
    ...policeEntry.contacts,
    {
      contactId: 99,
      contactTypeId: 1,
      detail: "a.very.long.name.that.never.ends.coordinator@a-long-domain-name.example.org",
      areaCode: null,
    },
  ],
};

export const LongestNames = meta.story({ args: { entry: longest } });

export const LongestNamesOnSmallPhone = meta.story({
  args: { entry: longest },
  globals: { viewport: { value: "small" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^GBVF Desk/ }));
  },
});

export const Loading = meta.story({ render: () => <ContactCardSkeleton />, play: showsOutline });
