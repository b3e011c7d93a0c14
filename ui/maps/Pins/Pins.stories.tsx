import { expect, fn } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { dataColor } from "../../tokens/dataColor.ts";
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
    onSelectSeveral: fn(),
    onEscape: fn(),
    pins: [
      {
        id: 1,
        label: "Sol Plaatje",
        detail: "1 past challenge",
        latitude: -28.74,
        longitude: 24.76,
        isActive: false,
      },
      {
        id: 2,
        label: "Matjhabeng",
        detail: "2 active challenges",
        latitude: -27.98,
        longitude: 26.73,
        isActive: true,
      },
      {
        id: 3,
        label: "Mossel Bay",
        detail: "1 active challenge",
        latitude: -34.0,
        longitude: 22.1,
        isActive: true,
      },
      {
        id: 4,
        label: "Drakenstein",
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

export const ActiveAndInactive = meta.story({ tags: ["phone"] });

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
    await expect(args.onEscape).toHaveBeenCalledOnce();
  },
});

const police = { label: "Police station", latitude: -28.74, longitude: 24.76 };
const court = { label: "Court", latitude: -28.9, longitude: 24.9 };
const clinic = { label: "Clinic", latitude: -28.9, longitude: 24.9 };
const shelter = { label: "Shelter", latitude: -28.2, longitude: 25.4 };

export const ManyInOneTown = meta.story({
  tags: ["phone"],
  args: {
    pins: [police, court, clinic, shelter].map((place, index) => ({
      ...place,
      id: index + 1,
      detail: "None available yet",
      isActive: index === 0,
    })),
  },
  play: async ({ canvas, userEvent, args }) => {
    const name = "4 places, Police station, Court and 2 more";
    const town = await canvas.findByRole("button", { name });
    town.focus();
    await userEvent.keyboard("{Enter}");
    const station = await canvas.findByRole("button", { name: "Police station, None available yet" });
    await expect(station).toHaveFocus();
    await expect(args.onSelectSeveral).not.toHaveBeenCalled();
    await userEvent.click(station);
    await expect(args.onSelect).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole("button", { name: "2 places, Court and Clinic" }));
    await expect(args.onSelectSeveral).toHaveBeenLastCalledWith([2, 3]);
  },
});
