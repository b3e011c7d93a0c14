import { expect, fn } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { dataColor } from "../../theme/dataColor.ts";
import { Backdrop } from "../Backdrop/Backdrop.tsx";
import { BaseMap } from "../BaseMap/BaseMap.tsx";
import { provinces, southAfrica } from "../provinces.fixture.ts";
import { Pins } from "./Pins.tsx";

const meta = preview.meta({
  component: Pins,
  parameters: { layout: "fullscreen" },
  args: {
    color: dataColor.collectiveAction.text,
    onSelect: fn(),
    onUp: fn(),
    pins: [
      {
        id: 1,
        name: "Sol Plaatje",
        detail: "1 past challenge",
        latitude: -28.74,
        longitude: 24.76,
        isActive: false,
      },
      {
        id: 2,
        name: "Matjhabeng",
        detail: "2 active challenges",
        latitude: -27.98,
        longitude: 26.73,
        isActive: true,
      },
      {
        id: 3,
        name: "Mossel Bay",
        detail: "1 active challenge",
        latitude: -34.0,
        longitude: 22.1,
        isActive: true,
      },
      {
        id: 4,
        name: "Drakenstein",
        detail: "1 past challenge",
        latitude: -33.72,
        longitude: 18.97,
        isActive: false,
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ height: "min(100vh, 40rem)" }}>
        <BaseMap label="Map of challenges" bounds={southAfrica}>
          <Backdrop features={provinces} />
          <Story />
        </BaseMap>
      </div>
    ),
  ],
});

export const ActiveAndInactive = meta.story();

export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole("button", { name: "Sol Plaatje, 1 past challenge" });
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("button", { name: "Matjhabeng, 2 active challenges" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSelect).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("button", { name: /^Mossel Bay/ })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(args.onUp).toHaveBeenCalledOnce();
  },
});

/** Places of one town stand beside one another, each with a line to its own place: every one can be pressed. */
export const ManyInOneTown = meta.story({
  args: {
    pins: ["Police station", "Court", "Hospital", "Shelter", "Clinic"].map((name, index) => ({
      id: index + 1,
      name,
      detail: "None available yet",
      latitude: -28.74,
      longitude: 24.76 + Math.floor(index / 2) / 5,
      isActive: index % 2 === 0,
    })),
  },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole("button", { name: /^Police station/ });
    for (const pin of canvas.getAllByRole("button", { name: /None available yet$/ })) {
      const { left, top, width } = pin.getBoundingClientRect();
      const head = document.elementFromPoint(left + width / 2, top + 12);
      await expect(pin.contains(head)).toBe(true);
    }
    await userEvent.click(canvas.getByRole("button", { name: /^Court/ }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(2);
  },
});

export const OnPhone = meta.story({ globals: { viewport: { value: "phone" } } });
