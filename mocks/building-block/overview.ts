import {
  type AssociatedToUser,
  getBuildingBlockAssociatedToUser,
  getBuildingBlockOnMunicipality,
  type MunicipalityBlocks,
  type OnMunicipality,
} from "@gbvf/api/building-block/overview/contract.ts";
import { answer } from "../respond.ts";
import { categories } from "./reference.ts";

type Instance = OnMunicipality["instances"][number];

export const galeshewe: Instance = {
  stakeholderId: 210_421,
  name: "Galeshewe police station",
  isConfidential: false,
  isCaptured: true,
  requirementCount: 4,
  verifiedRequirementCount: 3,
  dueCount: 2,
  inHand: {
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
      name: "Kimberley police station",
      verifiedRequirementCount: 4,
      dueCount: 0,
      inHand: null,
    },
    {
      ...galeshewe,
      stakeholderId: 210_423,
      name: "Roodepan police station",
      isCaptured: false,
      verifiedRequirementCount: 0,
      dueCount: 0,
      inHand: null,
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
    inHand: null,
  })),
};

const progressOf = (shift: number) => (buildingBlockId: number) => {
  const total = (buildingBlockId + shift) % 4;
  return { total, verified: Math.max(0, total - ((buildingBlockId + shift) % 3)) };
};

function municipality(
  stakeholderId: number,
  name: string,
  shift: number,
  work: Partial<MunicipalityBlocks> = {},
): MunicipalityBlocks {
  const progress = progressOf(shift);
  const buildingBlockCategories = categories.map(({ buildingBlockCategoryId, description, blocks }) => ({
    buildingBlockCategoryId,
    description,
    buildingBlocks: blocks.map((block) => ({
      buildingBlockId: block.buildingBlockId,
      description: block.description,
      totalBuildingBlockCount: progress(block.buildingBlockId).total,
      totalVerifiedBuildingBlockCount: progress(block.buildingBlockId).verified,
      dueCount: progress(block.buildingBlockId).total - progress(block.buildingBlockId).verified,
    })),
  }));
  const blocks = buildingBlockCategories.flatMap(({ buildingBlocks }) => buildingBlocks);
  const sum = (column: "totalBuildingBlockCount" | "totalVerifiedBuildingBlockCount" | "dueCount") =>
    blocks.reduce((total, block) => total + block[column], 0);
  return {
    stakeholderId,
    name,
    province: "Northern Cape",
    district: "Frances Baard",
    contactCount: 24,
    dueCount: sum("dueCount"),
    overdueCount: 0,
    checkedThisQuarterCount: 24 - sum("dueCount"),
    reportedCount: 0,
    callAgainCount: 0,
    waitingCount: 0,
    totalBuildingBlockCount: sum("totalBuildingBlockCount"),
    totalVerifiedBuildingBlockCount: sum("totalVerifiedBuildingBlockCount"),
    buildingBlockCategories,
    ...work,
  };
}

const district = { boundaryId: 146, boundaryTypeId: 2, description: "Frances Baard", nationalBoundaryId: 7 };
const inDistrict = (boundaryId: number, description: string) => ({
  boundaryId,
  boundaryTypeId: 3,
  description,
  districtBoundaryId: district.boundaryId,
  nationalBoundaryId: 7,
});

export const associatedToUser: AssociatedToUser = {
  inHand: [],
  scope: [
    {
      boundaryId: 7,
      boundaryTypeId: 1,
      description: "Northern Cape",
      districtBoundaryId: null,
      nationalBoundaryId: null,
    },
    { ...district, districtBoundaryId: null },
    inDistrict(1164, "Dikgatlong"),
    inDistrict(1165, "Magareng"),
    inDistrict(1166, "Phokwane"),
    inDistrict(1163, "Sol Plaatje"),
  ],
  next: { reported: 2, overdue: 5, due: 34, callAgain: 2, toVerify: 1, sentBack: 1 },
  quarter: { period: "Jul - Sep 2026", quarter: 3, year: 2026, lastDay: "2026-09-30", daysLeft: 47 },
  municipalities: [
    municipality(1164, "Dikgatlong", 1),
    municipality(1165, "Magareng", 2, { dueCount: 0, checkedThisQuarterCount: 24 }),
    municipality(1166, "Phokwane", 3, { contactCount: 0, dueCount: 0, checkedThisQuarterCount: 0 }),
    municipality(1163, "Sol Plaatje", 0, { overdueCount: 5, reportedCount: 2, waitingCount: 1 }),
  ],
  provinces: [{ boundaryId: 7, description: "Northern Cape", demandsSecondPerson: false }],
};

export const associatedToCoordinator: AssociatedToUser = {
  ...associatedToUser,
  provinces: [],
  scope: associatedToUser.scope.filter(
    ({ boundaryTypeId, boundaryId }) => boundaryTypeId < 3 || boundaryId === 1163,
  ),
  municipalities: associatedToUser.municipalities.filter(({ stakeholderId }) => stakeholderId === 1163),
};

export const overviewHandlers = {
  "GET /api/buildingblock/getBuildingBlockAssociatedToUser": answer(
    getBuildingBlockAssociatedToUser,
    associatedToUser,
  ),
  "GET /api/buildingblock/getBuildingBlockOnMunicipality": answer(
    getBuildingBlockOnMunicipality,
    onMunicipality,
  ),
};
