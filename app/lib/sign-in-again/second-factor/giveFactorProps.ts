import type { GivenFactor } from "@gbvf/api/second-factor/contract.ts";

export interface GiveFactorProps {
  /** @throws {ApiError} where it was refused */
  give: (factor: GivenFactor) => Promise<void>;
}
