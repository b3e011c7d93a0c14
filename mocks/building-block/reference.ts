export const categories = [
  {
    buildingBlockCategoryId: 1,
    description: "Services",
    blocks: [
      {
        buildingBlockId: 1,
        description: "Police station support services",
        about: "What a police station has for people who report gender-based violence.",
        requirements: [
          { buildingBlockRequirementId: 1, description: "GBVF Desk" },
          { buildingBlockRequirementId: 2, description: "Victim-Friendly Room" },
          {
            buildingBlockRequirementId: 3,
            description: "Family Violence, Child Protection and Sexual Offences Unit (FCS)",
          },
          { buildingBlockRequirementId: 4, description: "Community Police Forum (CPF)" },
        ],
      },
      {
        buildingBlockId: 3,
        description: "Thuthuzela Care Centres",
        about: "One-stop centres for survivors of rape, in or beside a hospital.",
        requirements: [
          { buildingBlockRequirementId: 7, description: "Site coordinator" },
          { buildingBlockRequirementId: 8, description: "Victim assistance officer" },
        ],
      },
      {
        buildingBlockId: 5,
        description: "Shelters",
        about: "Safe places to stay. They are counted, and never shown on a map.",
        requirements: [
          { buildingBlockRequirementId: 11, description: "Safe accommodation" },
          { buildingBlockRequirementId: 12, description: "Intake by day and night" },
        ],
      },
    ],
  },
  {
    buildingBlockCategoryId: 2,
    description: "Resources",
    blocks: [
      {
        buildingBlockId: 6,
        description: "Sexual offences courts",
        about:
          "Courts that hear sexual offences with the rooms and people that spare a witness further harm.",
        requirements: [
          { buildingBlockRequirementId: 13, description: "Intermediary services" },
          { buildingBlockRequirementId: 14, description: "Separate room to testify from" },
        ],
      },
    ],
  },
  {
    buildingBlockCategoryId: 3,
    description: "Forums",
    blocks: [
      {
        buildingBlockId: 7,
        description: "Rapid Response Teams",
        about: "Local teams of departments and organisations that answer an outcry together.",
        requirements: [
          { buildingBlockRequirementId: 16, description: "Convener" },
          { buildingBlockRequirementId: 17, description: "Agreed referral pathway" },
        ],
      },
    ],
  },
] as const;

export type MockCategory = (typeof categories)[number];
export type MockBlock = MockCategory["blocks"][number];
