import { enrolmentRoutes } from "./enrolment.ts";
import { passkeyRoutes } from "./passkeyRoutes.ts";
import { resetSecondFactorRoute } from "./resetRoute.ts";
import { verifySecondFactorRoute } from "./verifySecondFactor.ts";

export const secondFactorRoutes = [
  verifySecondFactorRoute,
  ...enrolmentRoutes,
  ...passkeyRoutes,
  resetSecondFactorRoute,
];
