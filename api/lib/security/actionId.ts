import { z } from "zod";
import { PERMISSIONS } from "../../shared/permissions.ts";

export const ActionId = z.literal(PERMISSIONS.map(({ id }) => id));
export const ActionIds = z.array(z.strictObject({ actionId: ActionId })).max(PERMISSIONS.length);
