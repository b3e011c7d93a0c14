import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { BuildingBlockGaps } from "./BuildingBlockGaps.tsx";

const station = (id: number, name: string) => ({ id, name: `${name} Police Station` });
const stations = [station(1, "Galeshewe"), station(2, "Kimberley"), station(3, "Modder River")];
const police = {
  id: 1,
  label: "Police station support services",
  about: "What a police station has for people who report gender-based violence.",
  notCaptured: [station(4, "Roodepan")],
  requirements: [
    { id: 1, label: "GBVF Desk", available: 2, all: 3, lackedBy: [station(1, "Galeshewe")] },
    { id: 2, label: "Victim-Friendly Room", available: 0, all: 3, lackedBy: stations },
    { id: 4, label: "Community Police Forum (CPF)", available: 3, all: 3, lackedBy: [] },
  ],
};

const meta = preview.meta({
  component: BuildingBlockGaps,
  args: {
    blocks: [
      police,
      {
        id: 3,
        label: "Thuthuzela Care Centres",
        about: "One-stop centres for survivors of rape.",
        notCaptured: [],
        requirements: [{ id: 7, label: "Site coordinator", available: 1, all: 1, lackedBy: [] }],
      },
      {
        id: 5,
        label: "Shelters",
        about: "Safe places to stay.",
        notCaptured: [],
        requirements: [{ id: 11, label: "Safe accommodation", available: 0, all: 0, lackedBy: [] }],
      },
    ],
  },
});

export const Municipality = meta.story({
  tags: ["small"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: /Police station.* 2 services not at every place/ }),
    );
    await expect(canvas.getByText("Available at 0 of 3 captured places")).toBeVisible();
    await expect(canvas.getAllByText("Modder River Police Station")[0]).toBeVisible();
    await expect(canvas.getByRole("list", { name: "Not yet captured" })).toHaveTextContent("Roodepan");
  },
});
