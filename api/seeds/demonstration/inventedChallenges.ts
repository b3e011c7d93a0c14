export const INVENTED_CHALLENGES: readonly (readonly {
  name: string;
  description: string;
  outcome: string;
}[])[] = [
  [
    {
      name: "A GBVF line in the municipal budget",
      description: "The council sets money aside and names who answers for it.",
      outcome: "The council voted for it; the first quarter was spent as planned.",
    },
    {
      name: "One meeting a month of everyone who responds",
      description: "Police, health, social development, courts and civil society around one table.",
      outcome: "Three meetings were held, with a shared list of 14 open cases.",
    },
  ],
  [
    {
      name: "Safe walks home from the taxi rank",
      description: "Volunteers and municipal police walk the two main routes every evening.",
      outcome: "Walks on 71 evenings; two street lights were mended on the way.",
    },
    {
      name: "Fathers' evenings at five primary schools",
      description: "Fathers talk about raising children without fists, led by one of their own.",
      outcome: "86 fathers came at least twice.",
    },
    {
      name: "Every first-year student in one workshop",
      description: "Consent, and what to do as a bystander, in the first month on campus.",
      outcome: "Seven in ten first-years took part; eleven asked for help.",
    },
  ],
  [
    {
      name: "Protection orders within five days",
      description: "A second clerk and a daily list bring the wait down.",
      outcome: "The wait went from nine days to six.",
    },
    {
      name: "No case withdrawn without a talk",
      description:
        "Whoever wants to withdraw is first offered a private talk with a court preparation officer.",
      outcome: "Withdrawals went down by a quarter.",
    },
  ],
  [
    {
      name: "One form from clinic to shelter",
      description: "A survivor tells her story once; the form goes with her.",
      outcome: "43 survivors were referred with the form.",
    },
    {
      name: "A counsellor at the police station on weekends",
      description: "Two organisations take turns from Friday evening to Sunday night.",
      outcome: "27 of 30 shifts were filled.",
    },
  ],
  [
    {
      name: "Twenty young women into a first job",
      description: "Local businesses take on trainees who left a violent home.",
      outcome: "Seventeen started; fourteen were still at work three months later.",
    },
  ],
  [
    {
      name: "One count of cases that everybody shares",
      description: "The police, the clinics and the court compare their numbers every month.",
      outcome: "The three counts now differ by fewer than five cases.",
    },
  ],
];
