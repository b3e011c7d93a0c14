import { z } from "zod";
import { Done } from "../lib/http/done.ts";
import {
  buildListResponse,
  idInAddress,
  MAX_INTEGER,
  pageFields,
  SearchText,
  sortFields,
} from "../lib/http/list.ts";
import { Version } from "../lib/http/version.ts";
import { ActionId, ActionIds } from "../lib/security/actionId.ts";
import { endpoint } from "../shared/http/endpoint.ts";

export const Action = z.object({
  actionId: ActionId,
  description: z.string(),
  action: z.string(),
});
export type Action = z.infer<typeof Action>;

export const getAllActions = endpoint({
  method: "GET",
  path: "/api/security/getAllActions",
  access: ["WorldOfImpactAdmin"],
  response: z.array(Action),
});

const groupId = z.int32().min(1);

export const Group = z.object({
  GroupId: z.number().int(),
  GroupName: z.string(),
  description: z.string(),
  UserActions: z.array(z.object({ actionId: z.number().int() })),
  memberCount: z.number().int(),
  /** A built-in group cannot be deleted or renamed. */
  isBuiltIn: z.boolean(),
  version: Version,
});
export type Group = z.infer<typeof Group>;

const filters = { search: SearchText.optional() };

export const getGroups = endpoint({
  method: "GET",
  path: "/api/security/getGroups",
  access: ["WorldOfImpactAdmin"],
  query: z.strictObject({
    groupId: idInAddress(1, MAX_INTEGER).optional(),
    ...pageFields,
    ...sortFields(["GroupName", "memberCount"]),
    ...filters,
  }),
  response: buildListResponse("groups", Group),
});

export const exportGroups = endpoint({
  method: "POST",
  path: "/api/security/exportGroups",
  access: ["WorldOfImpactAdmin"],
  audits: ["groups exported"],
  body: z.strictObject(filters),
  response: z.object({ groups: z.array(Group), actions: z.array(Action) }),
});

export const getGroupActions = endpoint({
  method: "POST",
  path: "/api/security/getGroupActions",
  access: ["WorldOfImpactAdmin"],
  reads: true,
  body: z.strictObject({ groupId }),
  response: z.array(Action),
});

const MAX_LINE = 200;
export const GroupName = z
  .string({ error: "Group Name is required" })
  .trim()
  .min(1, "Group Name is required")
  .max(MAX_LINE, `At most ${MAX_LINE} characters`);
const Description = z.string().trim().max(MAX_LINE, `At most ${MAX_LINE} characters`);

export const addGroup = endpoint({
  method: "POST",
  path: "/api/security/AddGroup",
  access: ["CreateGroup"],
  recentAuth: "needed",
  audits: ["group created"],
  body: z.strictObject({ GroupName, description: Description.default(""), UserActions: ActionIds }),
  response: Done.extend({ groupId: z.number().int() }),
});

const actionsBody = z.strictObject({ GroupId: groupId, UserActions: ActionIds.min(1), version: Version });
const actionsResponse = Done.extend({ actionList: z.array(Action), version: Version });

export const addGroupActions = endpoint({
  method: "POST",
  path: "/api/security/addGroupActions",
  access: ["AddGroupAction"],
  recentAuth: "needed",
  audits: ["group actions added"],
  body: actionsBody,
  response: actionsResponse,
});

export const deleteGroupActions = endpoint({
  method: "DELETE",
  path: "/api/security/deleteGroupActions",
  access: ["DeleteGroupAction"],
  recentAuth: "needed",
  audits: ["group actions removed"],
  body: actionsBody,
  response: actionsResponse,
});

export const deleteGroup = endpoint({
  method: "DELETE",
  path: "/api/security/deleteGroup",
  access: ["DeleteGroup"],
  recentAuth: "needed",
  audits: ["group deleted"],
  query: z.strictObject({ groupId: idInAddress(1, MAX_INTEGER) }),
  response: Done,
});

export const saveGroup = endpoint({
  method: "PUT",
  path: "/api/security/saveGroup",
  access: ["UpdateGroup"],
  recentAuth: "needed",
  audits: ["group changed", "group actions added", "group actions removed"],
  body: z.strictObject({
    GroupId: groupId,
    GroupName,
    description: Description,
    UserActions: ActionIds,
    version: Version,
  }),
  response: Done.extend({ version: Version }),
});

export const previewGroup = endpoint({
  method: "POST",
  path: "/api/security/previewGroup",
  access: ["WorldOfImpactAdmin"],
  reads: true,
  body: z.strictObject({ GroupId: groupId.optional(), UserActions: ActionIds }),
  response: z.object({
    memberCount: z.number().int(),
    changes: z.array(
      z.object({
        actionId: z.number().int(),
        change: z.enum(["added", "removed"]),
        peopleCount: z.number().int(),
        people: z.array(z.string()),
        isRefused: z.boolean(),
      }),
    ),
    /** People who would lose all of the actions 33, 34 and 35. */
    losesEveryDashboard: z.object({ peopleCount: z.number().int(), people: z.array(z.string()) }),
    isLastAdministrator: z.boolean(),
    notifiesAdministrators: z.boolean(),
  }),
});

export const groupEndpoints = [
  getAllActions,
  getGroups,
  exportGroups,
  getGroupActions,
  previewGroup,
  addGroup,
  saveGroup,
  addGroupActions,
  deleteGroupActions,
  deleteGroup,
] as const;
