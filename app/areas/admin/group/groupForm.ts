import { type Group, GroupName } from "@gbvf/api/group/contract.ts";
import { z } from "zod";

export const GroupFields = z.object({
  GroupName,
  description: z.string().trim().max(200, "At most 200 characters"),
  actionIds: z.array(z.number()),
  version: z.number(),
});
export type GroupFields = z.infer<typeof GroupFields>;

export const EMPTY_GROUP: GroupFields = { GroupName: "", description: "", actionIds: [], version: 1 };

export const getValues = ({ GroupName: name, description, UserActions, version }: Group): GroupFields => ({
  GroupName: name,
  description,
  actionIds: UserActions.map(({ actionId }) => actionId),
  version,
});
