export const crime = "Crime";
export const response = "The response to GBVF";
export const chooseCategory = "Choose a category to see its charts.";
export const allCharts = "All charts";
export const takeOut = "Take out";
export const groupName = "Name of these places";
export const groupNameKept = "It is in the address, so that a link to this page keeps it.";
export const inGrid = "Show these places in the grid";
export const downloadPlace = "Download everything (ZIP)";
export const offencesRate = "sexual offences reported to the police per 100,000 people";
export const offences = "sexual offences reported to the police";
export const noFigures = "No figures were captured";
export const noServices = "No service, resource or forum is known";
export const noChallenge = "No 100-Day Challenge is known";
export const tooFew = "Too few responses to show";

/** Figures write them in English; a page in another language looks them up. */
export const ofFigures = {
  crimeBreakdown: "GBVF crime breakdown",
  crimeYears: "Total GBVF crime current year vs. previous year",
  crimeByQuarter: "GBVF crime by quarter, with the year before",
  crimeByYear: "GBVF crime by financial year, with the year before",
  crimeRate: "Sexual offences reported to the police, per 100,000 people",
  crimeReports: "Sexual offences reported to the police",
  availability: "Availability",
  availabilityOfBlocks: "Availability of building blocks",
  availabilityByBlock: "Availability by building block",
  availabilityByCategory: "Availability by category",
  availabilityByRequirement: "Availability by block and requirement",
  maturity: "Overall GBVF maturity",
  maturityByCategory: "Overall maturity per question category",
  reach: "Reach",
  organisationsByQuarter: "Participating organisations per quarter",
  participating: "Participating organisations",
  surveys: "Number of surveys completed",
  activeChallenges: "Active 100-Day Challenges",
  challengesByPillar: "100-Day Challenges | Per pillar",
  challengesByCycle: "100-Day Challenges | Per cycle",
  challengesOfCycle: "100-Day Challenges by cycle",
  challenges: "100-Day Challenges",
  byProvince: "by province",
  byDistrict: "by district",
  byMunicipality: "by municipality",
  byPrecinct: "by police precinct",
  overTime: "over time",
  showAsTable: "Show as table",
  showAsMap: "Show as map",
  showAsChart: "Show as chart",
  downloadOrShare: "Download or share",
  opensNewTab: "(opens in a new tab)",
} as const;
