import { helpLineEntry } from "@gbvf/mocks/directory/directory.ts";
import { expect, waitFor } from "storybook/test";
import { showsOutline } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { HelpLines, HelpLinesSkeleton } from "./HelpLines.tsx";

const line = (stakeholderId: number, name: string, detail: string) => ({
  ...helpLineEntry,
  stakeholderId,
  name,
  contacts: [{ contactId: stakeholderId, contactTypeId: 3, detail, areaCode: null }],
});

const lines = [
  line(1, "Invented emergencies", "00000"),
  { ...line(2, "Invented command centre", "0800000000"), verifiedOn: "2026-06-02" },
  line(3, "An invented help line with a name so long that it breaks", "0800000001"),
  {
    ...line(4, "Invented shelter line", "0800000002"),
    contacts: [
      { contactId: 41, contactTypeId: 3, detail: "0800000002", areaCode: null },
      { contactId: 42, contactTypeId: 2, detail: "0820000000", areaCode: null },
    ],
  },
];

const meta = preview.meta({ component: HelpLines, args: { lines } });

/** Each number can be called, with its source and whether it was tested; the rest are one press away. */
export const Several = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("link", { name: /^Call 0800.000.000\s+Invented command/ })).toHaveAttribute(
      "href",
      "tel:0800000000",
    );
    await expect(canvas.getAllByText(/^Published by .* Read on .* Not test-called\.$/)[0]).toBeVisible();
    await expect(canvas.getByText(/Test-called on 2 June 2026\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "1 more help line" }));
    await waitFor(() => expect(canvas.getByRole("link", { name: /^Call 0800.000.002/ })).toBeVisible());
  },
});

export const Few = meta.story({ args: { lines: lines.slice(0, 2) } });

export const OnPhone = meta.story({ globals: { viewport: { value: "phone" } } });

export const OnSmallPhone = meta.story({ globals: { viewport: { value: "small" } } });

export const Loading = meta.story({ render: () => <HelpLinesSkeleton />, play: showsOutline });
