interface TourStep {
  title: string;
  text: string;
  story: string;
  isPhone?: true;
}

export const steps: readonly TourStep[] = [
  {
    title: "Home",
    text: "Everybody arrives here. Four themes, each with a first answer: where, when, and from whom the figure is. A card leads on to the map, the charts or the grid of its theme. Exit this page is in the same corner of every screen.",
    story: "screens-public-home-homepage--overview",
  },
  {
    title: "Home on a phone",
    text: "Most visitors come with a phone. What is chosen and the way to change it stay in sight under the header; the menu holds the rest.",
    story: "screens-public-home-homepage--overview",
    isPhone: true,
  },
  {
    title: "Map",
    text: "The same theme by place. Press a province to go down to its districts, then to municipalities and police precincts; the breadcrumb leads back up. Patterns tell zero, no data, not yet captured and too few apart. The map can be read as a table.",
    story: "screens-public-map-mappage--country",
  },
  {
    title: "Map of building blocks",
    text: "Another theme on the same map: how much of what a municipality needs is there, by quarter, and who to call.",
    story: "screens-public-map-mappagebuildingblock--municipality",
  },
  {
    title: "Charts",
    text: "One theme in depth, for one place. Every chart has a sentence that says what it shows, a table and a CSV file, and names its source and period.",
    story: "screens-public-chart-chartpagecrime--country",
  },
  {
    title: "Hidden figures",
    text: "Where too few organisations took part, their figures are hidden so that nobody can be recognised. The charts say so in the place of the figures.",
    story: "screens-public-chart-chartpagehealthcheck--suppressed",
  },
  {
    title: "When something fails",
    text: "A part that could not be loaded says so where it would stand, and offers to try again. The rest of the screen stays as it is.",
    story: "screens-public-home-homepage--one-theme-failed",
  },
  {
    title: "Grid",
    text: "Places beside each other, a card for each. They can be sorted, and moved by mouse, finger or keyboard to stand side by side.",
    story: "screens-public-grid-gridpage--crime",
  },
  {
    title: "Contact directory",
    text: "Who to call. Choose a place and a service; each contact says when it was verified, and telephone numbers can be pressed. Confidential addresses never appear.",
    story: "screens-public-directorypage--results",
  },
  {
    title: "A survey's questions",
    text: "Staff and students answer without a name, in their language and on any phone. The first page says what is counted and what nobody can see.",
    story: "screens-survey-surveypage--first-page",
    isPhone: true,
  },
  {
    title: "Signing in",
    text: "Only those who keep the figures sign in. Nothing that the public needs is behind this page.",
    story: "screens-accounts-loginpage--login-explanation",
  },
  {
    title: "Signing up",
    text: "A person registers their organisation in three steps. What was typed stays while they go back and forth; errors stand beside their fields.",
    story: "screens-accounts-sign-up-signuppage--step-1",
  },
  {
    title: "The code from the e-mail",
    text: "Six digits prove that the address is theirs. The code can be pasted, and asked for again.",
    story: "screens-accounts-verifyotppage--form",
  },
  {
    title: "Profile",
    text: "Everybody who signs in sees what is kept of them, changes it here, and their password too.",
    story: "screens-accounts-profilepage--view",
  },
  {
    title: "An organisation's survey",
    text: "An organisation opens a survey, shares its link or prints one-time codes, and sees in steps of five how many responded.",
    story: "screens-organisation-organisationpage--open-link",
  },
  {
    title: "An organisation's results",
    text: "After closing come the findings, each question's answers, and the measures that the organisation chooses.",
    story: "screens-organisation-results-resultspage--all-results",
  },
  {
    title: "A municipality's building blocks",
    text: "An official sees what is due in their municipalities first.",
    story: "screens-building-blocks-dashboardpage--province",
  },
  {
    title: "Checking contacts",
    text: "One key for each contact: still right, not reached, or edited in place.",
    story: "screens-building-blocks-queuepage--by-keyboard",
  },
  {
    title: "Administration",
    text: "What waits for a decision comes first, then how fresh the public figures are.",
    story: "screens-administration-start-adminpage--waiting",
  },
  {
    title: "An application",
    text: "An administrator approves an organisation, or rejects it with a reason that the applicant reads.",
    story: "screens-administration-organisation-applicationpage--in-progress",
  },
];
