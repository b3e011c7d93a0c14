import {
  type AssociatedToUser,
  getBuildingBlockAssociatedToUser,
  type OnMunicipality,
} from "@gbvf/api/building-block/overview/contract.ts";
import { getRecorded } from "../recorded.ts";

type Instance = OnMunicipality["instances"][number];

export const galeshewe: Instance = {
  stakeholderId: 210_421,
  name: "Galeshewe Police Station",
  isConfidential: false,
  isCaptured: true,
  requirementCount: 4,
  verifiedRequirementCount: 3,
  dueCount: 2,
  editLock: {
    ...{ state: "waiting", capturedBy: "Palesa Molefe", capturedAt: "2026-08-14T07:30:00.000Z" },
    isOwn: false,
  },
};

export const onMunicipality: OnMunicipality = {
  boundaryStakeholderId: 1163,
  municipality: "Sol Plaatje",
  buildingBlockCategoryId: 1,
  buildingBlockId: 1,
  buildingBlock: "Police station support services",
  isConfidential: false,
  totalBuildingBlockCount: 3,
  totalVerifiedBuildingBlockCount: 1,
  instances: [
    galeshewe,
    {
      ...galeshewe,
      stakeholderId: 210_422,
      name: "Kimberley Police Station",
      verifiedRequirementCount: 4,
      dueCount: 0,
      editLock: null,
    },
    {
      ...galeshewe,
      stakeholderId: 210_423,
      name: "Roodepan Police Station",
      isCaptured: false,
      verifiedRequirementCount: 0,
      dueCount: 0,
      editLock: null,
    },
  ],
};

export const manyInstances: OnMunicipality = {
  ...onMunicipality,
  totalBuildingBlockCount: 62,
  totalVerifiedBuildingBlockCount: 0,
  instances: Array.from({ length: 62 }, (_, index) => ({
    ...galeshewe,
    stakeholderId: 220_000 + index,
    name:
      index === 0
        ? "Demonstration police station with satellite offices in the old town and beyond the river".padEnd(
            90,
            ".",
          )
        : `Demonstration police station ${index + 1}`,
    editLock: null,
  })),
};

export const associatedToUser: AssociatedToUser = {
  ...getRecorded(getBuildingBlockAssociatedToUser),
  editLocks: [],
};

export const associatedToCoordinator: AssociatedToUser = {
  ...associatedToUser,
  provinces: [],
  scope: associatedToUser.scope.filter(
    ({ boundaryTypeId, boundaryId }) => boundaryTypeId < 3 || boundaryId === 1054,
  ),
  municipalities: associatedToUser.municipalities.filter(({ stakeholderId }) => stakeholderId === 1054),
};
