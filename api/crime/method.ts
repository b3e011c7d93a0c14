import type { MeasureMethod } from "../lib/figures/measure.ts";

export const method: MeasureMethod = {
  counts:
    "Sexual offences reported to the police, as the police count them: rape, sexual assault, attempted sexual offences and contact sexual offences. Where a file has only their total, the total counts. Offences that police action detected are kept apart.",
  outOf:
    "Rate = reports ÷ people × 100,000, both of the police precincts that have figures for the whole time shown.\nPeople of a precinct = its people in Census 2022 × mid-year estimate of its municipality for the year ÷ mid-year estimate for 2022.\nThe year is the calendar year in which the time shown begins; estimates exist for 2002 to 2026, and other years use the nearest. A single precinct shows its number of reports, not a rate. Each precinct counts in one municipality: the one in which it is listed or, where that brings both municipalities nearer to their own numbers of people, the one in which its station stands.",
  example:
    "Sol Plaatje, 2015/16: the police’s six precincts recorded 390 sexual offences. Census 2022 counted 272,130 people in them. The mid-year estimates for the municipality are 256,418 people in 2015 and 275,614 in 2022. Precinct by precinct, 272,130 × 256,418 ÷ 275,614 comes to 253,176 people in 2015, and 390 ÷ 253,176 × 100,000 to a rate of 154.04. Over the people of 2022 it would have come out too low, at 143.31. Gamagara is an example of borders: four precincts count there, among them Kathu, whose station stands in Gamagara and which is listed in Ga-Segonyana. Census 2022 counted 30,814 people in the four; Gamagara itself had 67,103, by the estimate of 2022. That is 45.92 per cent, so its figure is called that of the 4 police precincts counted in Gamagara and has no rank. The table precincts.csv has both numbers for every precinct.",
  acknowledgement:
    "People by municipality and year: Statistics South Africa, mid-year population estimates (P0302), district and local municipality projections, 2002 to 2026, as kept at https://github.com/afrith/sal-population-estimates. Statistics South Africa is the source of the basic data; the sums over age and sex, the rounding and the use by police precinct are processing of this site’s own. They differ from Census 2022, so only their growth from year to year is used.",
  period:
    "The latest four quarters in a row; else the latest quarter or financial year (April to March). A missing quarter is named and never bridged. Years and quarters are those in which the police recorded the report.",
  hidden:
    "Where the precincts with figures have less than 80 or more than 125 per cent of the people of an area (of a municipality’s or district’s own mid-year estimate), no rate, total, share, rank or change is shown as that of the area; the figures of these precincts are shown, and called so. Nothing else is hidden: the police publish the counts of each station.",
  limits: [
    "Numbers of reports vary by chance even where nothing has changed. A change or difference is called up, down, higher or lower only where its exact 95 per cent interval, of reports that chance scatters (Poisson) over the people of each side, contains none: about one in twenty such calls would come of chance alone. Where that interval of the ratio lies within 0.8 and 1.25 the two are about the same; else there are too few reports to tell. A place is compared with all the rest of the country.",
    "A rise can mean that more people feel able to report, not only that there is more crime. A fall can mean the opposite.",
    "Many offences are never reported. These figures say nothing about them.",
    "An offence counts where it was reported, which may not be where it happened. Stations near hospitals and borders report for others.",
    "People who work or stay in an area without living there are not in its number of people, so that the rates of city centres are too high.",
  ],
};
