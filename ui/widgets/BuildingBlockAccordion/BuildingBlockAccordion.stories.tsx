import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { phone } from "../../../.storybook/viewports.ts";
import { categories, quarters, source } from "../BuildingBlockTable/availability.fixture.ts";
import { BuildingBlockAccordion } from "./BuildingBlockAccordion.tsx";

const meta = preview.meta({
  component: BuildingBlockAccordion,
  args: {
    place: "Dr Ruth Segomotsi Mompati District Municipality",
    year: 2026,
    quarters,
    categories,
    source,
  },
  globals: phone,
});

export const ClosedOnPhone = meta.story();

export const RequirementOpenOnPhone = meta.story({
  tags: ["small"],
  play: async ({ canvas, userEvent }) => {
    const press = (name: RegExp) => userEvent.click(canvas.getByRole("button", { name }));
    await press(/^Services/);
    await press(/^Police station support services/);
    await press(/^GBVF Desk/);
    await expect(canvas.getByText(/^Q3: 74\.01%, /)).toBeVisible();
    const forums = canvas.getByRole("button", { name: /^Forums/ });
    const shelters = canvas.getByRole("button", { name: /^Shelters/ });
    const requirement = canvas.getByRole("button", { name: /^Victim-Friendly Room/ });
    const reason = "Close “GBVF Desk” to open another row.";
    const seen = () => canvas.getAllByText(reason).filter((text) => text.checkVisibility()).length;
    await expect(seen()).toBe(0);
    for (const row of [forums, shelters, requirement]) {
      await expect(row).toHaveAttribute("aria-disabled", "true");
      await expect(row).toHaveAccessibleDescription(reason);
      await userEvent.click(row);
      await expect(row).toHaveAttribute("aria-expanded", "false");
      await expect(seen()).toBe(1);
    }
    await press(/^GBVF Desk/);
    await expect(forums).not.toHaveAttribute("aria-disabled", "true");
    await press(/^Forums/);
    await expect(canvas.getByRole("button", { name: /^Services/ })).toHaveAttribute("aria-expanded", "false");
    await press(/^Services/);
    await press(/^Police station support services/);
    await press(/^Victim-Friendly Room/);
  },
});
