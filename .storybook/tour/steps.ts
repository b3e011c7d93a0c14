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
    story: "screens-dashboard-home-homepage--overview",
  },
  {
    title: "Home on a phone",
    text: "Most visitors come with a phone. What is chosen and the way to change it stay in sight under the header; the menu holds the rest.",
    story: "screens-dashboard-home-homepage--overview",
    isPhone: true,
  },
  {
    title: "Map",
    text: "The same theme by place. Press a province to go down to its districts, then to municipalities and police precincts; the breadcrumb leads back up. Patterns tell zero, no data, not yet captured and too few apart. The map can be read as a table.",
    story: "screens-dashboard-map-mappage--country",
  },
  {
    title: "Map of building blocks",
    text: "Another theme on the same map: how much of what a municipality needs is there, by quarter, and who to call.",
    story: "screens-dashboard-map-mappagebuildingblock--municipality",
  },
  {
    title: "Charts",
    text: "One theme in depth, for one place. Every chart has a sentence that says what it shows, a table and a CSV file, and names its source and period.",
    story: "screens-dashboard-chart-chartpagecrime--country",
  },
  {
    title: "Hidden figures",
    text: "Where too few organisations took part, their figures are hidden so that nobody can be recognised. The charts say so in the place of the figures.",
    story: "screens-dashboard-chart-chartpagehealthcheck--suppressed",
  },
  {
    title: "When something fails",
    text: "A part that could not be loaded says so where it would stand, and offers to try again. The rest of the screen stays as it is.",
    story: "screens-dashboard-home-homepage--one-theme-failed",
  },
  {
    title: "Grid",
    text: "Places beside each other, a card for each. They can be sorted, and moved by mouse, finger or keyboard to stand side by side.",
    story: "screens-dashboard-grid-gridpage--crime",
  },
  {
    title: "Contact directory",
    text: "Who to call. Choose a place and a service; each contact says when it was verified, and telephone numbers can be pressed. Confidential addresses never appear.",
    story: "screens-directory-directorypage--results",
  },
  {
    title: "Signing in",
    text: "Only those who keep the figures sign in. Nothing that the public needs is behind this page.",
    story: "screens-auth-loginpage--before-login",
  },
  {
    title: "Signing up",
    text: "A person registers their organisation in three steps. What was typed stays while they go back and forth; errors stand beside their fields.",
    story: "screens-auth-sign-up-signuppage--step-1",
  },
  {
    title: "The code from the e-mail",
    text: "Six digits prove that the address is theirs. The code can be pasted, and asked for again.",
    story: "screens-auth-verifyotppage--form",
  },
  {
    title: "Profile",
    text: "Everybody who signs in sees what is kept of them, changes it here, and their password too.",
    story: "screens-profile-profilepage--view",
  },
];
