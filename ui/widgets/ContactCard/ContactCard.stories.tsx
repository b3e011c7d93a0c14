import {
  helpLineEntry,
  notCapturedEntry,
  policeEntry,
  shelterEntry,
} from "@gbvf/mocks/directory/directory.ts";
import { expect, waitFor } from "storybook/test";
import { asWideAs } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { inOrder, lacks, links, presses, shows, showsOutline, showsText } from "../../../.storybook/story.ts";
import { small } from "../../../.storybook/viewports.ts";
import { ContactCard, ContactCardSkeleton } from "./ContactCard.tsx";

const meta = preview.meta({
  component: ContactCard,
  args: { entry: policeEntry, languages: [] },
  decorators: [asWideAs("36rem")],
});

export const Service = meta.story({
  play: async ({ canvas, userEvent }) => {
    const desk = canvas.getByRole("button", { name: /^GBVF Desk/ });
    await expect(desk).toHaveTextContent("Available");
    // Screen readers may read a link alone, so its name includes the person's.
    const person = canvas.getByText("Invented Person One", { selector: "b" });
    await expect(person).not.toBeVisible();
    await userEvent.click(desk);
    await waitFor(() => expect(person).toBeVisible());
    await expect(canvas.getAllByText("Checked on 2 June 2026 by telephone")).toHaveLength(2);
    await expect(canvas.getAllByText("Not verified yet")).toHaveLength(2);
    await links("SMS to Invented Person One", "sms:0000001421")({ canvas });
    // Unknown hours and languages are omitted.
    await expect(canvas.queryByText(/^(Opening hours|Answers in)/)).toBeNull();
  },
});

export const NumberIsWrong = meta.story({
  args: { onReport: async () => "Thank you. Somebody will check this number." },
  play: inOrder(
    presses("button", `This number of ${policeEntry.name} is wrong`),
    presses("button", "Yes, tell the officials"),
    showsText("Thank you. Somebody will check this number."),
  ),
});

export const Confidential = meta.story({
  args: { entry: shelterEntry, helpLine: { ...helpLineEntry, name: "National Shelter Helpline" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^The address is confidential/)).toBeVisible();
    await expect(canvasElement.querySelector("address")).toBeNull();
  },
});

const commandCentre = { ...helpLineEntry, name: "Invented command centre" };

export const NobodyToCall = meta.story({
  tags: ["phone"],
  args: { entry: notCapturedEntry, commandCentre },
  play: links(/ Invented command centre$/, "tel:0000000000"),
});

export const OnlyEmail = meta.story({
  args: {
    entry: {
      ...notCapturedEntry,
      contacts: [{ contactId: 1, contactTypeId: 1, detail: "desk@example.org", areaCode: null }],
    },
    commandCentre,
  },
  play: inOrder(
    shows("link", /^desk@example.org /),
    showsText("No direct number. Call the Invented command centre:"),
  ),
});

export const HoursAndLanguages = meta.story({
  tags: ["phone"],
  args: {
    entry: { ...shelterEntry, openingHours: "Day and night, every day" },
    languages: [
      { name: "isiZulu", lang: "zu" },
      { name: "Tshivenḓa", lang: "ve" },
      { name: "South African Sign Language", lang: "en" },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Opening hours: Day and night, every day")).toBeVisible();
    await expect(canvas.getByText("Tshivenḓa")).toHaveAttribute("lang", "ve");
    await expect(canvas.getByText("South African Sign Language")).toHaveAttribute("lang", "en");
  },
});

export const OnlyAPerson = meta.story({
  tags: ["phone"],
  args: { entry: { ...policeEntry, contacts: [], address: null }, commandCentre },
  play: inOrder(
    showsText(/^No direct number. Ask for/),
    shows("link", /^\d.* Invented Person One$/),
    lacks("link", /command centre/),
  ),
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

export const LongestNamesOnSmallPhone = meta.story({
  args: { entry: longest },
  globals: small,
  play: presses("button", /^GBVF Desk/),
});

export const Loading = meta.story({ render: () => <ContactCardSkeleton />, play: showsOutline });
