/** The terms and headings of the page about methods; its sentences are in English. */
export const title = "How the figures are made";
export const methodsIntro =
  "What each figure counts, what it is divided by, what is not shown and why, and what it cannot say. Every figure on this site names its source and links to its part of this page.";
export const onThisPage = "On this page";
export const holdsForAll = "What holds for all figures";
export const counted = "What is counted";
export const dividedBy = "What it is divided by";
export const example = "An example";
export const whichTime = "Which time";
export const smallestAreas = "The smallest areas";
export const notShown = "What is not shown, and why";
export const cannotSay = "What it cannot say";
export const source = "Source";
export const nothingCaptured = "Nothing has been captured yet.";
export const chartsOf = "Charts of";
export const sourceOf = "Source of";
export const zeroAndMissing = "Zero and missing figures";
export const quarters = "Quarters";
export const ranks = "Ranks";
export const changes = "Changes";
export const gaps = "Gaps";
export const places = "Places";
export const rounding = "Rounding";
export const corrections = "Corrections";
