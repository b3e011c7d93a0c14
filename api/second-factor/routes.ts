import { enrolmentRoutes } from "./enrolment.ts";
import { passkeyRoutes } from "./passkeyRoutes.ts";
import { verifySecondFactorRoute } from "./verifySecondFactor.ts";

export const secondFactorRoutes = [verifySecondFactorRoute, ...enrolmentRoutes, ...passkeyRoutes];
