export const pillars = [
  {
    pillarId: 1,
    description: "Accountability, Coordination and Leadership",
    help: "Who leads the response, answers for it and pays for it, from the Presidency down to each municipality.",
  },
  {
    pillarId: 2,
    description: "Prevention and Rebuilding Social Cohesion",
    help: "Changing what makes violence possible: in homes, schools, workplaces and communities, before it happens.",
  },
  {
    pillarId: 3,
    description: "Justice, Safety and Protection",
    help: "Police, prosecutors and courts that act quickly, keep survivors safe and hold offenders to account.",
  },
  {
    pillarId: 4,
    description: "Response, Care, Support and Healing",
    help: "Health care, shelter, counselling and social services for survivors, close by and without a second injury.",
  },
  {
    pillarId: 5,
    description: "Economic Power",
    help: "Work, income and ownership for women, so that nobody has to stay where she is not safe.",
  },
  {
    pillarId: 6,
    description: "Research and Information Systems",
    help: "Knowing what happens and what helps: shared figures, research, and systems that speak to each other.",
  },
] as const;
