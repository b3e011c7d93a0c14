import type { MeasureMethod } from "../lib/measure.ts";

export const method: MeasureMethod = {
  counts:
    "Sexual offences reported to the police, as the police count them: rape, sexual assault, attempted sexual offences and contact sexual offences. Where a file has only their total, the total counts. Offences that police action detected are kept apart.",
  outOf:
    "A rate is reports per 100,000 people. Reports and people are of the same police precincts: those with figures for the whole time shown. The people are those counted in Census 2022. A single precinct shows its number of reports, not a rate.",
  period:
    "The latest four quarters in a row; else the latest quarter or financial year (April to March). A missing quarter is named and never bridged. Years and quarters are those in which the police recorded the report.",
  hidden:
    "No rate is shown for an area where the precincts with figures have less than 80 per cent of the people; the counts are shown, and why. Nothing else is hidden: the police publish the counts of each station.",
  limits: [
    "A rise can mean that more people feel able to report, not only that there is more crime. A fall can mean the opposite.",
    "Many offences are never reported. These figures say nothing about them.",
    "An offence counts where it was reported, which may not be where it happened. Stations near hospitals and borders report for others.",
    "People who work or stay in an area without living there are not in its number of people, so that the rates of city centres are too high.",
  ],
};
