import { enrolmentRoutes } from "./enrolment.ts";
import { verifySecondFactorRoute } from "./verifySecondFactor.ts";

export const secondFactorRoutes = [verifySecondFactorRoute, ...enrolmentRoutes];
