/** How a person stands to another stakeholder: speaks for an organisation, or captures a municipality's services. */
export const RELATIONSHIP_TYPES = { contactPerson: 1, buildingBlockCoordinator: 6 } as const;
