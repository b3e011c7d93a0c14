import preview from "../../../.storybook/preview.tsx";
import { inOrder, presses, shows } from "../../../.storybook/story.ts";
import { MunicipalityTables } from "./MunicipalityTables.tsx";
import type { MunicipalityProgress } from "./municipalityProgress.ts";

const long =
  "Saldanha Bay and Surroundings Thuthuzela Care Centres for Survivors of Sexual Violence, Vredenburg";

const block = (id: number, label: string, verified: number, total: number, due: number) => ({
  id,
  label,
  href: `/buildingBlock/manage/MQ/${id}/`,
  verified,
  total,
  due,
});

const municipality: MunicipalityProgress = {
  id: 1,
  name: "Mogale City",
  where: "West Rand, Gauteng",
  verified: 9,
  total: 16,
  contacts: 48,
  checked: 30,
  due: 18,
  overdue: 4,
  reported: 1,
  pending: 2,
  dueHref: "/buildingBlock/?due=now",
  categories: [
    {
      id: 1,
      label: "Services",
      blocks: [
        block(1, "Police station support services", 4, 4, 0),
        block(3, "Thuthuzela Care Centres", 1, 2, 3),
        block(5, "Shelters", 0, 6, 15),
      ],
    },
    { id: 2, label: "Resources", blocks: [block(6, "Sexual offences courts", 0, 0, 0)] },
  ],
};

const done: MunicipalityProgress = {
  ...municipality,
  id: 2,
  name: "Rand West City",
  checked: 48,
  due: 0,
  overdue: 0,
  reported: 0,
  pending: 0,
  dueHref: null,
};

const longest: MunicipalityProgress = {
  ...municipality,
  id: 3,
  name: long,
  categories: [{ id: 1, label: long, blocks: [block(1, long, 12, 62, 248)] }],
};

const nothing: MunicipalityProgress = {
  ...done,
  id: 4,
  contacts: 0,
  checked: 0,
  verified: 0,
  total: 0,
  categories: [],
};

const meta = preview.meta({ component: MunicipalityTables, args: { municipalities: [municipality] } });

export const Due = meta.story({
  tags: ["phone"],
  play: shows("row", /Thuthuzela Care Centres in progress, 1\/2 3/),
});

export const Several = meta.story({
  tags: ["phone"],
  args: { municipalities: [municipality, done, longest, nothing] },
  play: inOrder(presses("button", /^Mogale City/), shows("link", "Check 18 contacts in Mogale City")),
});
