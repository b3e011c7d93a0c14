/** No message contains the name of a place, because many languages would inflect it. */
export const messages = {
  title: "Contact Directory",
  language: "Language",
  exit: "Exit this page",
  home: "Home",
  back: "Back",
  feedback: "Feedback",
  beta: "Beta",
  demonstration: "Demonstration data",
  unreviewed:
    "Words in this language come from official lists. Sentences that no language body has reviewed yet are in English.",

  callNow: "Call now, from anywhere in South Africa",
  allLines: {
    one: "{count} national line, and who published its number",
    other: "All {count} national lines, and who published their numbers",
  },
  history:
    "This browser’s history shows that you opened this page and which place and language you chose. It does not show which services or names you looked for.",

  findHere: "Help in your municipality",
  findElsewhere: "Help in another municipality",
  placeLabel: "Town, municipality or police station",
  find: "Find",
  whichMunicipality: "Which municipality?",
  leftOut: "Left out:",
  noneFound: "No results found",
  noPlace: "No municipality, town or police station has this name:",
  checkSpelling: "Please check the spelling, or choose from the list.",

  madeUp: "Demonstration data: the contact people and their numbers are made up.",
  nobody: "Nobody here can be called directly yet.",
  noNumber: "No direct number",
  forThese: "For these:",
  confidential: "The address is confidential, so that the people there are safe.",
  nearest: "Nearest in other municipalities",
  distances: "Distances are in a straight line: the way by road is longer.",
  checked: "Checked on:",
  openingHours: "Opening hours",

  wrongNumber: "A number here is wrong",
  whichWrong: "Which number is wrong?",
  anonymous: "Nobody learns who said so.",
  tellOfficials: "Tell the officials",

  emergency: "Emergency",
  police: "Police",
  policeStation: "Police station",
  crime: "Crime",
  genderViolence: "Gender-based violence",
  socialWorker: "Social worker",
  counselling: "Counselling",
  childAbuse: "Child abuse",
  shelter: "Shelter",
  court: "Court",
  rape: "Rape",
  medicalHelp: "Medical help",
  municipality: "Municipality",
  province: "Province",
  address: "Address",
} as const;
export type HelpMessageId = keyof typeof messages;
