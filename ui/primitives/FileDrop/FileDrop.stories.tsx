import { expect, fn } from "storybook/test";
import { controlled } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { FileDrop } from "./FileDrop.tsx";

const sheet = new File(["a,b"], "contacts.csv", { type: "text/csv" });

const meta = preview.meta({
  component: FileDrop,
  args: {
    label: "Sheet of contacts",
    endings: [".csv", ".xlsx"],
    maxBytes: 2 * 1024 * 1024,
    value: null,
    onChange: fn(),
  },
  render: controlled(FileDrop),
});

const input = (element: HTMLElement) => element.querySelector("input[type=file]") as HTMLInputElement;

export const Empty = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(input(canvasElement), sheet);
    await expect(args.onChange).toHaveBeenLastCalledWith(sheet);
    await expect(canvas.getByText(/contacts\.csv/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove file" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});

export const Chosen = meta.story({
  tags: ["small"],
  args: {
    value: new File(["a"], "dr_ruth_segomotsi_mompati_district_contacts_second_quarter_2026_final_v3.xlsx"),
  },
});

export const RefusedAtOnce = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["…"], "plan.pdf"));
    input(canvasElement).files = transfer.files;
    input(canvasElement).dispatchEvent(new Event("change", { bubbles: true }));
    await expect(await canvas.findByText(/plan\.pdf cannot be read here/)).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const RefusedByServer = meta.story({
  args: { value: sheet, errorMessage: "Row 14: the telephone number has 9 digits." },
});
