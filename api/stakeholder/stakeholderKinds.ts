/** A person represents an organisation (1), or captures a municipality (6). */
export const RELATIONSHIP_TYPES = { contactPerson: 1, buildingBlockCoordinator: 6 } as const;

/** An instance is one place that offers a building block. */
export const STAKEHOLDER_TYPE = { municipality: 1, instance: 2, person: 3, organisation: 4 } as const;
