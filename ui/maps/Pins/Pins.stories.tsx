import { expect, fn } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { dataColor } from "../../tokens/dataColor.ts";
import { Backdrop } from "../Backdrop/Backdrop.tsx";
import { onMap } from "../onMap.fixture.tsx";
import { provinces } from "../provinces.fixture.ts";
import { Pins } from "./Pins.tsx";

const pin = (id: number, label: string, detail: string, latitude: number, longitude: number) => ({
  id,
  label,
  detail,
  latitude,
  longitude,
  isActive: !/past|None/.test(detail),
});

const meta = preview.meta({
  component: Pins,
  parameters: { layout: "fullscreen" },
  args: {
    color: dataColor.collectiveAction.text,
    onSelect: fn(),
    onSelectSeveral: fn(),
    onEscape: fn(),
    pins: [
      pin(1, "Sol Plaatje", "1 past challenge", -28.74, 24.76),
      pin(2, "Matjhabeng", "2 active challenges", -27.98, 26.73),
      pin(3, "Mossel Bay", "1 active challenge", -34.0, 22.1),
      pin(4, "Drakenstein", "1 past challenge", -33.72, 18.97),
    ],
  },
  decorators: [onMap({ label: "Map of challenges" }, <Backdrop features={provinces} />)],
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

export const ManyInOneTown = meta.story({
  tags: ["phone"],
  args: {
    pins: [
      pin(1, "Police station", "Some available", -28.74, 24.76),
      pin(2, "Court", "None available yet", -28.9, 24.9),
      pin(3, "Clinic", "None available yet", -28.9, 24.9),
      pin(4, "Shelter", "None available yet", -28.2, 25.4),
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    const name = "4 places, Police station, Court and 2 more";
    const town = await canvas.findByRole("button", { name });
    town.focus();
    await userEvent.keyboard("{Enter}");
    const station = await canvas.findByRole("button", { name: "Police station, Some available" });
    await expect(station).toHaveFocus();
    await expect(args.onSelectSeveral).not.toHaveBeenCalled();
    await userEvent.click(station);
    await expect(args.onSelect).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole("button", { name: "2 places, Court and Clinic" }));
    await expect(args.onSelectSeveral).toHaveBeenLastCalledWith([2, 3]);
  },
});
