import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { asWideAs, eachOf } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import {
  choosesFirst,
  hasValue,
  inOrder,
  presses,
  pressesKeys,
  shows,
  showsText,
} from "../../../.storybook/story.ts";
import { small } from "../../../.storybook/viewports.ts";
import { Button } from "../Button/Button.tsx";
import { ComboBox, type ComboBoxOption, type ComboBoxProps } from "./ComboBox.tsx";

const districts: ComboBoxOption<number>[] = [
  { id: 101, label: "Alfred Nzo", detail: "Eastern Cape" },
  { id: 102, label: "Buffalo City", detail: "Eastern Cape" },
  { id: 103, label: "City of Cape Town", detail: "Western Cape" },
  {
    id: 104,
    label: "Dr Ruth Segomotsi Mompati District Municipality, formerly Bophirima",
    detail: "North West",
  },
  { id: 105, label: "eThekwini", detail: "KwaZulu-Natal" },
  { id: 106, label: "Nkangala", detail: "Mpumalanga" },
  { id: 107, label: "uMgungundlovu", detail: "KwaZulu-Natal" },
  { id: 108, label: "Zululand", detail: "KwaZulu-Natal" },
];

const DistrictChoice = ({ value: initial, onChange, ...props }: ComboBoxProps<number>) => {
  const [value, setValue] = useState(initial ?? null);
  const choose = (chosen: number | null) => {
    setValue(chosen);
    onChange?.(chosen);
  };
  return <ComboBox {...props} value={value} onChange={choose} />;
};

const meta = preview.meta({
  component: ComboBox<number>,
  render: (args) => <DistrictChoice {...args} />,
  decorators: [asWideAs("16rem")],
  parameters: { docs: { story: { height: "320px" } } },
  args: { label: "District", options: districts, value: null, onChange: fn(), placeholder: "All districts" },
});

export const States = meta.story({
  render: eachOf(
    ComboBox<number>,
    {
      isDisabled: true,
      placeholder: "Choose a province first",
      description: "Choosing one sets its province.",
    },
    { errorMessage: "Choose a district" },
  ),
});

export const ManyOptions = meta.story({
  args: { options: Array.from({ length: 213 }, (_, id) => ({ id, label: `Municipality ${id + 1}` })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "District" }));
    const list = await screen.findByRole("listbox");
    await waitFor(() => expect(list.clientHeight).toBeGreaterThan(100));
    await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight / 2);
  },
});

export const SearchesAndChooses = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("combobox", { name: "District" });
    await userEvent.type(field, "umg");
    await expect(screen.getAllByRole("option")).toHaveLength(1);
    await choosesFirst(field, userEvent);
    await expect(args.onChange).toHaveBeenCalledWith(107);
    await expect(field).toHaveValue("uMgungundlovu");
  },
});

export const MatchedByServer = meta.story({
  args: {
    options: [
      ...districts,
      { id: 109, label: "Durban", detail: "in eThekwini, KwaZulu-Natal", isServerMatch: true },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("combobox", { name: "District" });
    await userEvent.type(field, "Durbin");
    await expect(screen.getAllByRole("option")).toHaveLength(1);
    await choosesFirst(field, userEvent);
    await expect(args.onChange).toHaveBeenCalledWith(109);
  },
});

/** The clear button disappears, so the field takes the focus. */
export const Clears = meta.story({
  args: { value: 105 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    // While the list is open, nothing else can be reached by Tab.
    await userEvent.keyboard("{Escape}");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("combobox")).toHaveFocus());
    await expect(args.onChange).toHaveBeenCalledWith(null);
    await expect(canvas.getByRole("combobox")).toHaveValue("");
  },
});

export const NoMatches = meta.story({
  args: { emptyMessage: "No district has this name" },
  play: inOrder(presses("combobox"), pressesKeys("qqq"), showsText("No district has this name")),
});

export const Loading = meta.story({
  args: { options: [], isLoading: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("combobox")).toHaveAttribute("placeholder", "Loading…");
    await userEvent.click(canvas.getByRole("button", { name: /District/ }));
    const list = within(await screen.findByRole("listbox"));
    await waitFor(() => expect(list.getByText("Loading…")).toBeVisible());
  },
});

/** The address may contain a choice whose list has not loaded yet. */
export const OptionsLoadAfterTheChoice = meta.story({
  args: { value: 105, options: [] },
  render: function Late(args) {
    const [options, setOptions] = useState(args.options);
    return (
      <>
        <DistrictChoice {...args} options={options} isLoading={options.length === 0} />
        <Button onPress={() => setOptions(districts)}>Bring the list</Button>
      </>
    );
  },
  play: inOrder(presses("button", "Bring the list"), hasValue("combobox", "District", "eThekwini")),
});

export const LongNameOnSmallPhone = meta.story({
  args: { value: 104 },
  globals: small,
  play: inOrder(presses("combobox"), shows("listbox")),
});
